// From a translated command line to the options of the parser.
#pragma once

#include "analyzer/frontend/NvccCommand.h"
#include "analyzer/frontend/Parser.h"

namespace accelscope::frontend {

/// Adds what `command` says to `options`. What `options` holds already comes first: its include
/// folders are searched before the command's, and its macros override. `arch` and `standard` are
/// replaced only where the command names one. Without a toolkit the command's folders of CUDA and
/// PyTorch headers are left out, as the built-in headers stand in for them; `leftOut` lists them.
void applyCommand(const CompileCommand &command, ParseOptions &options,
                  std::vector<std::string> *leftOut = nullptr);

} // namespace accelscope::frontend
