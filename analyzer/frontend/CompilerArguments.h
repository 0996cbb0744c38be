#pragma once

#include "analyzer/frontend/Parser.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// The Clang command line for one source, program name first, `file` last.
std::vector<std::string> clangArguments(const std::string &file, const ParseOptions &options);

/// The folder of Clang's own headers: beside the linked Clang, else where it was when accelscope
/// was built; empty when neither exists.
std::string clangResourceDir();

} // namespace accelscope::frontend
