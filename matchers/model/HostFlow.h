// What flows between launches, library calls and copies of one host entry point.
//
// The events of a host body become steps that read and write buffers. A dependence says that a
// later step reads what an earlier one wrote, in the same pass or round a loop, with nothing in
// between that replaces it.
#pragma once

#include "matchers/model/Model.h"

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace accelscope::model {

/// Something that moves or computes data on the device.
struct Step {
  enum Kind : uint8_t { Launch, Library, Upload, Download, DeviceCopy, Memset } kind = Launch;
  const HostEvent *event = nullptr;
  std::set<int> reads, writes; ///< buffers, see HostFlow::name
  std::map<int, std::set<Value>> readPlaces,
      writePlaces;        ///< Launch: the pointers into each of them
  std::map<int, std::set<int>> parameters; ///< Launch: positions of the arguments that lead there
  bool generates = false; ///< Launch: makes the input of the program on the device, out of nothing
  bool exact = true;      ///< Launch: what it reads and writes was seen in the kernel's body
  bool computes() const { return kind == Launch || kind == Library; }
};

/// `to` reads the buffer that `from` wrote.
struct Dependence {
  int from = -1, to = -1; ///< indices of steps
  int buffer = -1;
  int carriedBy = -1; ///< the loop round which it goes; -1 within one pass
};

/// A library call that does no work on data: handles, plans, settings, sizes, types, containers,
/// iterators.
bool isLibraryWork(const std::string &name);
/// The call of a Thrust algorithm that runs on the host: host policy, or host iterators and no
/// policy.
bool isHostAlgorithm(const HostEvent &event);

class HostFlow {
public:
  HostFlow(const Program &program, const HostEntry &entry);

  const Program &program;
  const HostEntry &entry;
  const Body &body;
  std::vector<Step> steps;             ///< in walk order
  std::vector<Dependence> dependences; ///< between computing steps, copies on the device followed

  /// Buffers are objects of the body; device variables of the file have numbers from kGlobals on.
  static constexpr int kGlobals = 1 << 20;
  std::string name(int buffer) const;
  /// Known to hold at most a few words: a flag, a counter, a scalar.
  bool isSmall(int buffer) const;
  bool isManaged(int buffer) const;
  /// Buffers whose results a copy brings to the host and (worked on there or not) back, at a size
  /// that matters.
  std::set<int> roundTrips() const;
  /// The loop repeats the same launches on the same data: no turn differs from the one before.
  bool repeatsOnly(int loop) const;
  /// Loops around a site that run more than once, innermost first.
  std::vector<int> realLoops(int loop) const;
  /// Each turn of the loop uses another buffer: the pointer comes out of a table at the loop's own
  /// index. `step` is a launch.
  bool ownEachTurn(const Step &step, int buffer, int loop) const;
  /// A name for the buffer that is the same in every entry point: static variables, members of an
  /// object that outlives the call, device variables. Empty: it belongs to this call.
  std::string persistentName(int buffer) const;

private:
  void addLaunch(const HostEvent &event);
  void addGraphLaunches();
  void addLibrary(const HostEvent &event);
  void markGenerators();
  void findDependences();
  bool replaced(int buffer, int from, int to, int carriedBy) const;
  bool revisits(const Step &step, int buffer, int loop) const;
  bool pieceEachTurn(const Step &step, int buffer, int loop) const;
  bool meetsNextTurn(Value written, Value read, int loop) const;
  bool sameInAllTurns(Value condition, int loop) const;
  bool excludedRound(int guardA, int guardB, int loop) const;
  int globalBuffer(const std::string &variable);
  std::vector<std::string> globals;
  std::deque<HostEvent> replayed;
};

/// Steps that stand at the same place (one launch through a pointer to several kernels) are
/// alternatives.
bool samePlace(const Range &a, const Range &b);

} // namespace accelscope::model
