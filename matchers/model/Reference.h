// The CPU source that a solution was made from: its loop nests as phases, what each reads, writes
// and computes, and which recurrences it carries.
//
// The reference goes through the same front end and walker as a CUDA source. Its phases form a
// tree: the outermost loops of the entry function (loops of the functions that it calls included)
// and calls that work through whole arrays (std::sort, std::copy) are phases; a loop that holds
// several nests or calls of that sort, such as a loop of time steps, holds those as phases of its
// own.
#pragma once

#include "matchers/model/Arithmetic.h"
#include "matchers/model/Model.h"

#include <memory>
#include <string>
#include <vector>

namespace accelscope::model {

/// A value or an element that a turn of a loop takes over from turns before it.
struct Recurrence {
  enum Kind : uint8_t {
    Sum, ///< s += x
    Product,
    Minimum,
    Maximum,
    Array,   ///< an element is made from elements that other turns wrote: a[i] = f(a[i - 1])
    Element, ///< an element is made from its own value before: z[i] += x, over a loop without i
    Other,   ///< a scalar that is none of these: x = f(x)
  } kind = Other;
  int loop = -1;    ///< index into Body::loops: the loop that carries it
  int object = -1;  ///< Array, Element: index into Body::objects
  std::string name; ///< of the variable or array
};

struct Phase {
  int parent = -1; ///< index into Reference::phases
  std::vector<int> children;
  int loop = -1;          ///< outermost loop, index into Body::loops; -1: a call
  int call = -1;          ///< index into Body::calls, for a call that works through an array
  std::vector<int> loops; ///< every loop of the nest, outermost first
  Range where;
  std::string function;           ///< the function that it is written in
  std::vector<int> reads, writes; ///< arrays, indices into Body::objects, sorted
  std::vector<std::string> calls; ///< functions that it calls, sorted, as functionName() has them
  Arithmetic arithmetic;          ///< of all that it stores and carries
  std::vector<Recurrence> recurrences;
  bool doublePrecision = false; ///< computes or stores in double
  bool singlePrecision = false;
  bool isLeaf() const { return children.empty(); }
  bool carries(Recurrence::Kind kind) const;
};

class Reference {
public:
  /// `program` is the model of a C or C++ source (buildProgram). The entry is `solution_compute`,
  /// else the function with one of the names `wanted`, else the entry that holds the most loops.
  /// `name` is how messages call the source.
  Reference(std::shared_ptr<const Program> program, std::string name,
            const std::vector<std::string> &wanted = {});

  const std::string &name() const { return name_; }
  const Program &program() const { return *program_; }
  /// Null when the source holds no function with a body.
  const HostEntry *entry() const { return entry_; }
  const Body &body() const { return *entry_->body; }

  std::vector<Phase> phases; ///< in the order in which they run

  /// Phases without children, in order.
  std::vector<int> leaves() const;
  /// The later phase reads what the earlier one wrote; the array, or -1.
  int handsOn(int from, int to) const;
  /// The object is a parameter of the entry: input or result of the task.
  bool isParameter(int object) const;
  std::string arrayName(int object) const;

private:
  void findPhases();
  void fill(Phase &phase);
  void findRecurrences(Phase &phase);

  std::shared_ptr<const Program> program_;
  std::string name_;
  const HostEntry *entry_ = nullptr;
  std::vector<Value> phis_; ///< of the entry's body
};

/// Phases as text, one a line, for people.
std::string describe(const Reference &reference);

} // namespace accelscope::model
