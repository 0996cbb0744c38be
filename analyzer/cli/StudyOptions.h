// Options and loading shared by the commands that join labels with measurements.
#pragma once

#include "reports/Tables.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace accelscope::cli {

struct StudyOptions {
  correlation::InputPaths inputs;
  correlation::DatasetOptions dataset;
  correlation::AnalysisOptions analysis;
  std::string catalogPath;

  /// Adds the inputs, --size, --machine, --bootstrap, --seed and, with `labels`, --labels,
  /// --measurements, --permutations and --catalog.
  void addTo(CLI::App &command, bool labels);
};

/// Everything that a Study refers to, kept alive together.
class LoadedStudy {
public:
  /// Reads, joins and analyses; notes and skipped records go to standard error. Throws
  /// std::runtime_error with one sentence when there is nothing to analyse.
  LoadedStudy(const StudyOptions &options, bool withStrategies);
  LoadedStudy(const LoadedStudy &) = delete;

  reports::Study study() const { return {inputs_, data_, analysis_, board_, catalog_}; }

private:
  catalog::Catalog catalog_;
  correlation::Inputs inputs_;
  correlation::Dataset data_;
  correlation::Analysis analysis_;
  correlation::Leaderboard board_;
};

/// Writes to `path`, or to standard output when it is empty. Throws std::runtime_error when the
/// file cannot be written.
void writeOutput(const std::string &path, const std::string &text);

} // namespace accelscope::cli
