#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// Restricts the calling process for good, as far as the kernel allows, and returns the set of
/// IsolationBits that are in force: no core files, no file may grow, a bound on processes; with
/// Landlock no file can be written, created, removed or renamed (device nodes excepted), and only
/// system folders, folders of what is already loaded and the `readable` ones can be read.
/// To be called after the CUDA context exists: the driver opens files while it starts.
std::uint32_t isolateProcess(const std::vector<std::string> &readable);

/// Closes every descriptor from `first` on.
void closeFrom(int first);

} // namespace accelscope::evaluator
