#pragma once

#include "evaluator/Build.h"
#include "evaluator/Call.h"
#include "evaluator/Instance.h"

#include <filesystem>
#include <string>

namespace accelscope::evaluator {

/// A task together with its built generator, reference and checker. They are trusted, but run in
/// child processes: a fault there must not end the judge.
class TrustedTask {
public:
  /// Builds what is needed; throws InputError when a source is missing or does not compile.
  TrustedTask(const Task &task, const Toolchain &toolchain);

  const Task &task() const { return task_; }
  const std::filesystem::path &checkerObject() const { return checker_; }

  /// Generates inputs for `size` and `seed`, then runs the reference: untimed once if `warmUp`,
  /// and at least `runs` times timed, more while `seconds` are not used up, pinned to `core` when
  /// that is not negative. Throws InputError with a sentence when generator or reference fails.
  Instance prepare(const Size &size, std::uint64_t seed, int runs, double seconds, bool warmUp,
                   int core) const;

private:
  const Task &task_;
  std::filesystem::path generator_, reference_, checker_;
};

/// The arguments of `instance` in the form in which a call takes them.
std::vector<CallArgument> callArguments(const Task &task, const Layout &layout);

} // namespace accelscope::evaluator
