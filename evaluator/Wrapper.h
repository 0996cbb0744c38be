#pragma once

#include "evaluator/Task.h"

#include <filesystem>
#include <string>

namespace accelscope::evaluator {

/// C++ source that includes `solution`, checks by static_assert that its solution_compute takes
/// what the task declares, and exports an entry point with exactly the task's C types.
///
/// Types agree when they have the same bits: `long long` for int64 and `char` for int8 are fine,
/// a missing or an additional const too; another size, signedness, pointer depth or count is not.
/// A disagreement shows in the compiler's output as a line with kInterfaceMarker.
std::string wrapperSource(const Task &task, const std::filesystem::path &solution);

constexpr const char *kInterfaceMarker = "ACCELSCOPE_INTERFACE";

} // namespace accelscope::evaluator
