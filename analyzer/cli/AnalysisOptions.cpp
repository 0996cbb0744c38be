#include "analyzer/cli/AnalysisOptions.h"

#include "analyzer/cli/Command.h"
#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/ParseSettings.h"
#include "analyzer/frontend/ShellWords.h"

#include <filesystem>
#include <iostream>

namespace accelscope::cli {

void addAnalysisOptions(CLI::App &command, AnalysisOptions &options) {
  const std::string group = "How sources are read";
  command
      .add_option("--arch", options.archs,
                  "device architecture of the view; of several (sm_80,sm_90, or repeated) annotate "
                  "merges what it finds (default: the compile command's newest, else sm_90)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check([](const std::string &value) {
        return frontend::isArchitecture(value)
                   ? std::string()
                   : "'" + value + "' is no device architecture; write it as sm_90";
      })
      ->group(group);
  command
      .add_option("--std", options.standard,
                  "C++ standard (default: the compile command's, else c++17)")
      ->check([](const std::string &value) {
        return frontend::normaliseStandard(value).empty()
                   ? "'" + value + "' is no C++ standard; write it as c++17"
                   : std::string();
      })
      ->group(group);
  command.add_option("--cuda-path", options.cudaPath, "use the headers of this CUDA toolkit")
      ->check(CLI::ExistingDirectory)
      ->group(group);
  command.add_option("-I", options.includeDirs, "folder with headers (repeatable)")
      ->allow_extra_args(false)
      ->check([](const std::string &value) {
        std::error_code error;
        return std::filesystem::is_directory(value, error)
                   ? std::string()
                   : "'" + value + "' is no folder; name one that holds headers";
      })
      ->group(group);
  command.add_option("-D", options.defines, "macro, NAME or NAME=value (repeatable)")
      ->allow_extra_args(false)
      ->group(group);
  command
      .add_option("-p", options.buildPath,
                  "build folder with compile_commands.json (default: looked for above each source)")
      ->group(group);
  command.add_option("--extra-arg", options.extraArgs, "further argument for Clang (repeatable)")
      ->allow_extra_args(false)
      ->group(group);
  command
      .add_flag("--print-command", options.printCommand,
                "show how each source would be parsed, and end")
      ->group(group);
  command
      .add_flag("--no-cache", options.noCache,
                "neither use nor keep precompiled headers and results of earlier runs")
      ->group(group);
}

std::string cacheFolderOf(const AnalysisOptions &options) {
  return options.noCache ? std::string() : frontend::defaultCacheFolder();
}

SettingsFinder::SettingsFinder(const AnalysisOptions &options)
    : options_(options), commands_(options.buildPath) {}

bool SettingsFinder::usable() const { return commands_.usable(); }

SourceSettings SettingsFinder::find(const std::string &path) {
  SourceSettings settings;
  settings.parse.cudaPath = options_.cudaPath;
  settings.parse.cacheFolder = cacheFolderOf(options_);
  settings.parse.includeDirs = options_.includeDirs;
  settings.parse.defines = options_.defines;
  settings.file = commands_.find(path);
  frontend::applyCommand(settings.file.command, settings.parse, &settings.leftOut);
  if (!options_.archs.empty())
    settings.parse.arch = options_.archs.front();
  if (!options_.standard.empty())
    settings.parse.standard = frontend::normaliseStandard(options_.standard);
  settings.parse.extraArgs.insert(settings.parse.extraArgs.end(), options_.extraArgs.begin(),
                                  options_.extraArgs.end());
  return settings;
}

std::unique_ptr<SettingsTable> settingsOf(const std::vector<std::string> &paths,
                                          const AnalysisOptions &options) {
  SettingsFinder finder(options);
  auto table = std::make_unique<SettingsTable>();
  if (finder.usable())
    for (const std::string &path : paths)
      (*table)[path] = finder.find(path);
  for (const std::string &problem : finder.problems())
    std::cerr << "accelscope: " << problem << "\n";
  return finder.usable() ? std::move(table) : nullptr;
}

int printCommands(const std::vector<std::string> &paths, const AnalysisOptions &options) {
  auto table = settingsOf(paths, options);
  if (!table)
    return kUsage;
  for (const auto &[path, settings] : *table) {
    const frontend::CompileCommand &command = settings.file.command;
    std::cout << "# " << path << ": " << settings.file.origin << "\n";
    for (const std::string &note : command.notes)
      std::cout << "# note: " << note << "\n";
    for (const std::string &folder : settings.leftOut)
      std::cout << "# left out: " << folder << " (the built-in headers stand in for it)\n";
    for (const frontend::DroppedOption &dropped : command.dropped)
      std::cout << "# left out: " << dropped.text << " (" << dropped.reason << ")\n";
    std::cout << frontend::joinShellWords(frontend::clangArguments(path, settings.parse)) << "\n";
  }
  return kOk;
}

} // namespace accelscope::cli
