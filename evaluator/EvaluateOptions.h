#pragma once

#include "evaluator/Corpus.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace accelscope::evaluator {

/// Options of `accelscope evaluate` and `accelscope-runner evaluate`.
struct EvaluateOptions {
  std::filesystem::path corpus;
  Selection selection;
  std::string backend = "auto"; ///< auto | cuda | host
  std::string arch = "native";
  bool quick = false;
  std::optional<int> workers, trials, pairs;
  std::optional<double> budgetSeconds, timeLimitSeconds;
  std::optional<std::uint64_t> seed;
  int jobs = 0; ///< parallel builds; 0: one per core
  std::string machine;
  bool resume = false;
  bool byAuthor = false;
  bool noIsolation = false;
  std::filesystem::path work;
  std::filesystem::path output;
};

/// Adds the sub-command `evaluate` with all its options to `app`; its callback runs the
/// evaluation and sets `exitCode` (0 all right, 1 some cell failed, 2 bad input).
void addEvaluateCommand(CLI::App &app, int &exitCode);

} // namespace accelscope::evaluator
