#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// How a command ended.
struct CommandResult {
  int status = -1;       ///< exit status, or 128 + signal
  bool timedOut = false; ///< it was killed at its time limit
  double seconds = 0;
  std::string output; ///< standard output and standard error together, truncated
};

/// Runs `arguments` (the program found on PATH) in its own process group with no standard input,
/// killed with its children at `limit`. Keeps at most `keep` bytes of what it prints.
/// A program that cannot be started gives status 127.
CommandResult runCommand(const std::vector<std::string> &arguments, std::chrono::seconds limit,
                         std::size_t keep = 64 * 1024);

/// The full path of a program on PATH, or an empty path.
std::filesystem::path findProgram(const std::string &name);

/// How a child that ran a piece of trusted work ended.
struct ChildResult {
  bool ok = false;
  std::string problem; ///< one clause: "was killed by SIGSEGV", "exceeded 60 s"
};

/// Forks, runs `work` in the child (pinned to `core` when that is not negative) and waits for it.
/// For trusted code only: the child has all that the parent has.
ChildResult runTrustedChild(const std::function<void()> &work, std::chrono::seconds limit,
                            int core);

/// "SIGSEGV" for 11, and so on.
std::string signalName(int signal);

/// The command in a form that a shell accepts.
std::string commandLine(const std::vector<std::string> &arguments);

} // namespace accelscope::evaluator
