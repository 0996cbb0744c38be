// What several lint rules ask: how often something runs, by how many threads, with which launch
// arguments.
#pragma once

#include "matchers/LintRule.h"
#include "matchers/model/Model.h"
#include "matchers/model/Queries.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::matchers {

using model::substitute;
using model::Substitution;

/// How often a loop runs, in orders of magnitude: the trip count where it is known, 32 where not.
double turns(const model::Loop &loop);

/// How often code in this loop (-1: in none) runs in one thread: the product of `turns`.
double weight(const model::Body &body, int loop);

/// The largest weight of any loop of the body that more than one thread of a block executes, at
/// least 1: what the rest is small against.
double heaviest(const model::KernelInstance &instance);

/// The threads that execute a site.
struct Activity {
  double ofBlock = 1;         ///< share of the threads of an inner block that pass the guards
  double ofWarp = 1;          ///< the same among the lanes of the warps that have any lane there
  bool dataDependent = false; ///< some guard hangs on loaded data; it is taken as passed
  bool unknown = false; ///< some guard hangs on what the model does not know, a group's rank say
};
Activity activity(const model::KernelInstance &instance, int guard);

/// The block's shape, and 256 or 16 x 16 threads where no launch says.
struct Shape {
  int64_t extent[3] = {256, 1, 1};
  bool known = false;
  int64_t threads() const { return extent[0] * extent[1] * extent[2]; }
  std::string print() const; ///< "16 x 16"
};
Shape blockShape(const model::KernelInstance &instance);

/// Adds the note that the block's shape was assumed, where it was.
void noteAssumedShape(const model::Kernel &kernel, const model::KernelInstance &instance,
                      Finding &finding);

/// One launch event and the host body that it stands in.
struct LaunchEvent {
  const model::HostEntry *host = nullptr;
  const model::HostEvent *event = nullptr;
};
std::vector<LaunchEvent> launchesOf(const model::Program &program, const model::Kernel &kernel);

/// Scalar parameters of the kernel that every launch gives the same constant.
Substitution constantArguments(const model::Program &program, const model::Kernel &kernel,
                               model::Body &body);

/// The address is made with data that differs between threads (gathers), with shuffled or otherwise
/// unknown values, or with a chunk of the grid's size: what threads share cannot be counted.
bool uncountable(const model::Body &body, model::Value address);

/// The turns of loops whose trip count is a small constant, as offsets in bytes from the address at
/// their first turn, which is put into `withoutTurns`.
std::vector<int64_t> constantTurns(model::Body &body, model::Value address,
                                   model::Value &withoutTurns);

/// What a pointer may be based on: objects, results of calls (malloc), loaded pointers. Two
/// pointers into one buffer share a root.
std::vector<model::Value> rootsOf(const model::Body &body, model::Value pointer);

/// Whether `value` may change from turn to turn of the loop.
bool movesWith(const model::Body &body, model::Value value, int loop);

/// The nearest enclosing loop that runs more than once; -1 none.
int turningLoop(const model::Body &body, int loop);

/// Whether a condition within the loop decides if the call is made: grow-only buffers, output every
/// hundredth step. Error checks do not count.
bool conditionalInLoop(const model::Body &body, const model::HostEvent &event,
                       const model::Loop &loop);

/// The first range stands in the second one.
bool within(const model::Range &inner, const model::Range &outer);

/// "1 line", "3 lines".
std::string counted(int64_t n, const std::string &noun);
/// A double with at most one decimal.
std::string rounded(double value);

} // namespace accelscope::matchers
