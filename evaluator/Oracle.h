#pragma once

#include "evaluator/Instance.h"

#include <filesystem>
#include <string>

namespace accelscope::evaluator {

/// Decides whether outputs are right: the task's comparison, or its checker.
class Oracle {
public:
  /// `checker` is the built checker object; empty unless the task's mode is property.
  Oracle(const Task &task, std::filesystem::path checker);

  struct Verdict {
    bool right = false;
    bool broken = false; ///< the checker itself failed: not the solution's fault
    std::string reason;  ///< one clause when not right
  };

  /// Compares `outputs`, laid out as the instance's output memory (shared memory when the task has
  /// a checker), with what is expected.
  Verdict check(Instance &instance, std::byte *outputs) const;

private:
  Verdict runChecker(Instance &instance, std::byte *outputs) const;

  const Task &task_;
  std::filesystem::path checker_;
  std::vector<std::string> parameters_;
};

/// Fills `out` arrays with a pattern that differs from call to call (NaN for floats) and `inout`
/// arrays with their initial contents.
void poisonOutputs(const Task &task, const Instance &instance, std::byte *outputs,
                   std::uint64_t call);

/// The name of an output of which no element was written since poisonOutputs; empty if none.
std::string untouchedOutput(const Task &task, const Instance &instance, const std::byte *outputs,
                            std::uint64_t call);

} // namespace accelscope::evaluator
