#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace accelscope::frontend {

/// What one file may cost.
struct JobLimits {
  /// Processor seconds for one file, so that a busy machine does not decide what is found; ten times as many by
  /// the clock.
  double seconds = 20;
  /// Megabytes of address space that a worker may allocate beyond what it starts with; 0: no limit.
  size_t megabytes = 2048;
};

/// The outcome of one file.
struct JobResult {
  std::string path;
  /// False when no result came back, see `reason`.
  bool ok = false;
  /// What `work` returned.
  std::string output;
  /// Without a result: `time` (limit reached), `memory`, `signal N (name)`, `exit N`, `error` (an
  /// exception, its text in `message`) or `interrupted`.
  std::string reason;
  /// One sentence for the record when `ok` is false.
  std::string message;
};

/// Called in the parent, in order of completion: files done so far, files in all, the one just
/// done.
using JobProgress = std::function<void(size_t done, size_t total, const JobResult &last)>;

/// Runs `work` on every path in forked worker processes, at most `jobs` at a time (0: as many as
/// the machine has cores), and returns one result per path in the order of `paths`. A worker that
/// crashes, hangs or allocates too much costs the file that it had, never the others. On SIGINT or
/// SIGTERM the workers are ended, finished results stay, the rest come back as `interrupted`, and
/// `poolInterrupted()` is true. Must be called while the process has one thread; what is loaded
/// before the call is shared by all workers.
std::vector<JobResult> runIsolated(const std::vector<std::string> &paths, int jobs,
                                   const JobLimits &limits,
                                   const std::function<std::string(const std::string &path)> &work,
                                   const JobProgress &progress = {});

/// True after a run that a signal cut short; its caller should exit with 130.
bool poolInterrupted();

} // namespace accelscope::frontend
