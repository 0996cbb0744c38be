#include "analyzer/frontend/ParseSettings.h"

#include "analyzer/frontend/CompilerArguments.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace accelscope::frontend {

namespace fs = std::filesystem;

// Folders whose headers are built in: a mixture of both would not fit together.
static bool builtinServes(const std::string &folder) {
  for (const char *header : {"cuda_runtime_api.h", "crt/host_config.h", "cuda/std/version",
                             "torch/extension.h", "torch/all.h", "ATen/ATen.h"}) {
    std::error_code error;
    if (fs::exists(fs::path(folder) / header, error))
      return true;
  }
  return false;
}

static std::string macroName(const std::string &macro) {
  return macro.substr(0, macro.find_first_of("=("));
}

static std::string archList(const CompileCommand &command) {
  std::set<unsigned> values;
  for (const std::string &arch : command.archs)
    values.insert(archValue(arch));
  std::string list;
  for (unsigned value : values)
    list += (list.empty() ? "" : ",") + std::to_string(value);
  return list;
}

void applyCommand(const CompileCommand &command, ParseOptions &options,
                  std::vector<std::string> *leftOut) {
  auto serves = [&](const std::string &folder) {
    if (!options.cudaPath.empty() || !builtinServes(folder))
      return false;
    if (leftOut)
      leftOut->push_back(folder);
    return true;
  };
  for (const std::string &folder : command.includeDirs)
    if (!serves(folder))
      options.includeDirs.push_back(folder);

  std::set<std::string> given;
  for (const std::string &macro : options.defines)
    given.insert(macroName(macro));
  std::vector<std::string> defines = command.defines;
  if (command.nvcc && !command.archs.empty())
    defines.push_back("__CUDA_ARCH_LIST__=" + archList(command));
  for (const std::string &macro : defines)
    if (given.insert(macroName(macro)).second)
      options.defines.push_back(macro);

  std::vector<std::string> extra;
  for (const std::string &folder : command.quoteIncludeDirs)
    extra.insert(extra.end(), {"-iquote", folder});
  for (const std::string &folder : command.systemIncludeDirs)
    if (!serves(folder))
      extra.insert(extra.end(), {"-isystem", folder});
  for (const std::string &folder : command.afterIncludeDirs)
    if (!serves(folder))
      extra.insert(extra.end(), {"-idirafter", folder});
  for (const std::string &name : command.undefines)
    if (!given.count(name))
      extra.push_back("-U" + name);
  for (const std::string &file : command.preIncludes)
    extra.insert(extra.end(), {"-include", file});
  extra.insert(extra.end(), command.clangFlags.begin(), command.clangFlags.end());
  options.extraArgs.insert(options.extraArgs.begin(), extra.begin(), extra.end());

  if (!command.arch.empty())
    options.arch = command.arch;
  if (!command.standard.empty())
    options.standard = command.standard;
}

} // namespace accelscope::frontend
