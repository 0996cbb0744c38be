#include "analyzer/cli/StudyOptions.h"

#include <fstream>
#include <iostream>
#include <stdexcept>

namespace accelscope::cli {

void StudyOptions::addTo(CLI::App &command, bool labels) {
  command.add_option("inputs", inputs.paths,
                     labels ? "Corpus folder, or files and folders of label and measurement records"
                            : "Corpus folder, or files and folders of measurement records");
  if (labels) {
    command.add_option("--labels", inputs.labels,
                       "Label records (JSON Lines), instead of those of the corpus");
    command.add_option("--measurements", inputs.measurements,
                       "Measurement records (files or folders), instead of those of the corpus");
    command.add_option("--permutations", analysis.permutations, "Permutations per test")
        ->check(CLI::Range(99, 10000000))
        ->capture_default_str();
    command.add_option("--catalog", catalogPath, "Catalogue file instead of the built-in one");
  }
  command.add_option(
      "--size", dataset.size,
      "Input size to analyse (default: the largest at which 80 % of the cells pass)");
  command.add_option("--machine", dataset.machine,
                     "Machine to analyse (default: the one with most records)");
  command.add_option("--bootstrap", analysis.bootstrap, "Bootstrap resamples per interval")
      ->check(CLI::Range(100, 10000000))
      ->capture_default_str();
  command.add_option("--seed", analysis.seed, "Seed of permutations and resamples")
      ->capture_default_str();
  command.add_option("-j,--jobs", analysis.threads, "Threads; changes no number")
      ->check(CLI::Range(0, 1024));
}

LoadedStudy::LoadedStudy(const StudyOptions &options, bool withStrategies)
    : catalog_(catalog::catalogOrBuiltin(options.catalogPath)),
      inputs_(correlation::readInputs(options.inputs)) {
  correlation::DatasetOptions dataset = options.dataset;
  if (withStrategies) {
    for (const catalog::Strategy &strategy : catalog_.strategies())
      dataset.strategies.push_back(strategy.id);
    if (inputs_.labels.empty())
      throw std::runtime_error("no label record was given: name a file of them with --labels");
  } else {
    inputs_.labels.clear();
  }
  data_ = correlation::makeDataset(inputs_, dataset);
  for (const std::string &problem : inputs_.problems)
    std::cerr << "accelscope: " << problem << "\n";
  for (const std::string &note : data_.notes)
    std::cerr << "note: " << note << "\n";
  board_ = correlation::makeLeaderboard(data_, options.analysis.bootstrap, options.analysis.seed,
                                        options.analysis.threads);
  if (withStrategies)
    analysis_ = correlation::analyze(data_, options.analysis);
}

void writeOutput(const std::string &path, const std::string &text) {
  if (path.empty()) {
    std::cout << text;
    return;
  }
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out)
    throw std::runtime_error(path + ": cannot be written");
}

} // namespace accelscope::cli
