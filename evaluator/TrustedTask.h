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

  /// Generates inputs for `size` and `seed`, then runs the reference, pinned to `core` when that
  /// is not negative: once when it is long (kShortReferenceNs or more); a shorter first run counts
  /// as warm-up and three timed ones follow. Throws InputError with a sentence when generator or
  /// reference fails. May be called from several threads at once.
  Instance prepare(const Size &size, std::uint64_t seed, int core) const;

  static constexpr std::int64_t kShortReferenceNs = 300'000'000;

private:
  const Task &task_;
  std::filesystem::path generator_, reference_, checker_;
};

/// The arguments of `instance` in the form in which a call takes them.
std::vector<CallArgument> callArguments(const Task &task, const Layout &layout);

} // namespace accelscope::evaluator
