// The options that say how a source is read, shared by every command that analyses sources, and
// what they and the project's compile commands make of each file.
#pragma once

#include "analyzer/frontend/CompileCommands.h"
#include "analyzer/frontend/Parser.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace accelscope::cli {

struct AnalysisOptions {
  /// Views of the device; empty: what the compile command names, else sm_90. The first is the one
  /// that --print-command shows and that lint and model read.
  std::vector<std::string> archs;
  std::string standard; ///< empty: what the compile command names, else c++17
  std::string cudaPath;
  std::string buildPath; ///< `-p`
  std::vector<std::string> includeDirs, defines, extraArgs;
  bool printCommand = false;
  bool noCache = false;
};

/// Adds --arch, --std, --cuda-path, -I, -D, -p, --extra-arg, --print-command and --no-cache
/// to a command.
void addAnalysisOptions(CLI::App &command, AnalysisOptions &options);

/// Where preambles and results are kept between runs; empty with --no-cache.
std::string cacheFolderOf(const AnalysisOptions &options);

/// How one source is parsed.
struct SourceSettings {
  frontend::ParseOptions parse;
  frontend::FileCommand file;
  std::vector<std::string> leftOut; ///< folders that the built-in headers stand in for
};

/// Finds the settings of each source of a run. Databases are read once.
class SettingsFinder {
public:
  explicit SettingsFinder(const AnalysisOptions &options);
  SourceSettings find(const std::string &path);

  /// False when `-p` names nothing usable; `problems` says why.
  bool usable() const;
  const std::vector<std::string> &problems() const { return commands_.problems(); }

private:
  const AnalysisOptions &options_;
  frontend::CompileCommands commands_;
};

/// The same for all sources of a run, found before the workers start: those share what was read.
/// Problems go to standard error, one sentence each. Null when the run cannot go on.
using SettingsTable = std::map<std::string, SourceSettings>;
std::unique_ptr<SettingsTable> settingsOf(const std::vector<std::string> &paths,
                                          const AnalysisOptions &options);

/// `--print-command`: for each path where its command comes from, what was left out and why, as
/// comment lines, and the Clang command. Returns an exit code.
int printCommands(const std::vector<std::string> &paths, const AnalysisOptions &options);

} // namespace accelscope::cli
