// How many warps of each kernel can be resident on a multiprocessor, and what sets the limit.
#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/cli/Command.h"
#include "analyzer/cli/KernelFacts.h"
#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/PreambleStore.h"
#include "matchers/model/Builder.h"

#include <iostream>

namespace {
using namespace accelscope;

/// Reads what the compiler said; false, with a sentence on standard error, when that is not usable.
bool addCompiled(const std::string &path, bool cubin, std::vector<model::CompiledKernel> &all) {
  if (path.empty())
    return true;
  const auto text = frontend::readWhole(path);
  if (!text) {
    std::cerr << path << ": cannot be read\n";
    return false;
  }
  auto read = cubin ? model::readCubin(*text) : model::readPtxasLog(*text);
  if (!read.problem.empty()) {
    std::cerr << path << ": " << read.problem << "\n";
    return false;
  }
  for (auto &kernel : read.kernels)
    all.push_back(std::move(kernel));
  return true;
}
} // namespace

ACCELSCOPE_COMMAND(Occupancy) {
  auto *command = app.add_subcommand(
      "occupancy",
      "Show how many warps of each kernel fit on a multiprocessor and what limits them");
  struct Options {
    std::string path, log, cubin, format = "text";
    cli::AnalysisOptions analysis;
  };
  auto options = std::make_shared<Options>();
  command->add_option("file", options->path, "CUDA source")->required();
  auto *log = command->add_option("--ptxas-log", options->log,
                                  "output of 'nvcc -Xptxas -v': registers, spills, shared memory");
  command->add_option("--cubin", options->cubin, "compiled kernels: registers, shared memory")
      ->excludes(log);
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  cli::addAnalysisOptions(*command, options->analysis);
  command->callback([options, &exitCode] {
    exitCode = cli::kUsage;
    const auto settings = cli::settingsOf({options->path}, options->analysis);
    if (!settings)
      return;
    const frontend::ParseOptions &parse = settings->at(options->path).parse;
    const auto *device = model::multiprocessor(parse.arch);
    if (!device) {
      std::cerr << "the limits of '" << parse.arch << "' are not known; name one of";
      for (auto &known : model::multiprocessors())
        std::cerr << " sm_" << known.architecture;
      std::cerr << " with --arch\n";
      return;
    }
    std::vector<model::CompiledKernel> compiled;
    if (!addCompiled(options->log, false, compiled) || !addCompiled(options->cubin, true, compiled))
      return;
    if (auto text = frontend::readWhole(options->path))
      frontend::preparePreambles({{options->path, *text, parse}}, 1);
    auto unit = frontend::parseFile(options->path, parse);
    for (auto &note : unit.notes)
      std::cerr << note << "\n";
    if (!unit.ast)
      return;
    const auto program = model::buildProgram(unit.ast->getASTContext());
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    size_t matched = 0;
    for (auto &kernel : program->kernels)
      for (auto &instance : kernel.instances) {
        if (!instance.body || (instance.isPattern && kernel.instances.size() > 1))
          continue;
        const auto facts = cli::kernelOccupancy(*program, kernel, instance, *device, compiled);
        matched += facts.needs.registers >= 0;
        if (options->format == "json") {
          nlohmann::ordered_json j = {{"kernel", facts.name}, {"line", facts.line}};
          j.update(cli::toJson(facts, *device));
          all.push_back(std::move(j));
        } else
          std::cout << options->path << ":" << facts.line << ": " << facts.name << ": "
                    << cli::describe(facts, *device) << "\n";
      }
    if (options->format == "json")
      std::cout << all.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
                << "\n";
    if (!compiled.empty() && matched == 0)
      std::cerr << "no kernel of " << options->path << " is among the compiled ones for sm_"
                << device->architecture
                << "; compile for that architecture or name another with --arch\n";
    exitCode = 0;
  });
}
