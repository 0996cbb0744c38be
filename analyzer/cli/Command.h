// How a sub-command joins the command line.
//
// Each `<Name>Command.cpp` in this folder defines one `ACCELSCOPE_COMMAND(Name)`; CMake finds the
// file and main() calls it. The body adds its sub-command and options to `app` and stores in the
// sub-command's callback what to do; the callback sets `exitCode`.
#pragma once

#include <CLI/CLI.hpp>

namespace accelscope::cli {

/// Exit codes shared by all commands.
enum ExitCode {
  kOk = 0,       ///< done, nothing to report
  kFindings = 1, ///< done, and something was found (lint findings, refused labels, failed cells)
  kUsage = 2,    ///< bad usage or bad input; a sentence is on standard error
  kDegraded = 3, ///< done, but some file could not be analysed at all
};

using RegisterCommand = void (*)(CLI::App &app, int &exitCode);

} // namespace accelscope::cli

#define ACCELSCOPE_COMMAND(Name)                                                                   \
  namespace accelscope::cli {                                                                      \
  void register##Name##Command(CLI::App &app, int &exitCode);                                      \
  }                                                                                                \
  void accelscope::cli::register##Name##Command(CLI::App &app, int &exitCode)
