#pragma once

#include "evaluator/Control.h"
#include "evaluator/Memory.h"
#include "evaluator/Worker.h"

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// The judge's side of one worker: spawns it, announces calls, stamps the clock, stops and kills
/// it. Everything that the worker says is treated as untrusted.
class WorkerProcess {
public:
  enum class End { Done, Died, TimedOut };
  struct Call {
    End end = End::Done;
    std::int64_t ns = 0; ///< judge's clock (CLOCK_MONOTONIC_RAW), from `go` to `done`
  };

  /// Memories of the given sizes are created for this worker alone.
  WorkerProcess(std::filesystem::path runner, WorkerSettings settings, std::size_t inputBytes,
                std::size_t outputBytes, int judgeCore);
  ~WorkerProcess();
  WorkerProcess(const WorkerProcess &) = delete;
  WorkerProcess &operator=(const WorkerProcess &) = delete;

  /// Spawns the worker and waits until it has loaded the solution (or says why not), at most
  /// `limit`. The worker is stopped when this returns Ready. Throws std::runtime_error when it
  /// cannot be spawned.
  WorkerState start(std::chrono::seconds limit);

  /// Lets the stopped worker run until it waits for a call; false when it has died.
  bool resume();
  /// Makes the next call and waits for it. The worker must be running.
  Call call(std::chrono::nanoseconds limit);
  /// Stops the whole process group; false when the worker has died.
  bool suspend();
  /// Ends the worker and everything it started. Idempotent.
  void end();

  Control &control() { return *reinterpret_cast<Control *>(controlMemory_.data()); }
  std::byte *inputs() { return inputMemory_.data(); }
  std::byte *outputs() { return outputMemory_.data(); }
  std::size_t inputBytes() const { return inputMemory_.size(); }
  std::size_t outputBytes() const { return outputMemory_.size(); }

  /// After the worker has died: "was killed by SIGSEGV", "ended itself with status 3".
  std::string deathSentence() const;
  /// The terminating signal, or 0.
  int deathSignal() const;
  bool startTimedOut() const { return startTimedOut_; }
  /// What the solution printed: at most 64 kB. Complete after end().
  const std::string &printed() const { return printed_; }
  /// Threads of the worker now.
  int threadCount() const;
  /// Processes that the solution started and left behind; known after end().
  int leftProcesses() const { return leftProcesses_; }

private:
  bool reap(bool wait);
  void drain();
  void killOrphans();

  std::filesystem::path runner_;
  WorkerSettings settings_;
  Region controlMemory_, inputMemory_, outputMemory_;
  int judgeCore_ = -1;
  pid_t pid_ = -1;
  bool dead_ = false;
  int status_ = 0;
  int output_ = -1;
  int leftProcesses_ = 0;
  bool startTimedOut_ = false;
  std::vector<pid_t> knownChildren_;
  std::uint32_t calls_ = 0;
  WorkerState state_ = WorkerState::Starting;
  std::filesystem::path folder_;
  std::string printed_;
};

/// Makes orphans of solutions children of this process, so that they can be found and killed.
void becomeSubreaper();

} // namespace accelscope::evaluator
