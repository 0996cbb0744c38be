#pragma once

#include "analyzer/frontend/Parser.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// The Clang command line for one source, program name first, `file` last.
std::vector<std::string> clangArguments(const std::string &file, const ParseOptions &options);

/// The value of `__CUDA_ARCH__` for an architecture's name: 900 for `sm_90`.
unsigned archValue(const std::string &arch);

/// The folder of Clang's own headers: beside the linked Clang, else where it was when accelscope
/// was built; empty when neither exists.
std::string clangResourceDir();

/// True for `sm_90`, `sm_90a`, `compute_80` and `86`: something that names a device architecture.
bool isArchitecture(const std::string &arch);

} // namespace accelscope::frontend
