#pragma once

#include "evaluator/Corpus.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>

namespace accelscope::evaluator {

/// Options of `accelscope-runner check`.
struct CheckOptions {
  std::filesystem::path corpus;
  Selection selection;
  std::filesystem::path wrong; ///< folder of wrong solutions; empty: ../tests/corpus/wrong
  std::filesystem::path cache;
  std::optional<std::uint64_t> seed;
  double timeLimitSeconds = 0;
};

/// Checks tasks themselves: the reference's times against the time budget, statistics of its
/// outputs, whether the oracle refuses every mutant, and whether every wrong solution
/// (<wrong>/<task>/*.cpp, built for the host) is refused at the sizes that its line
/// "// shows at: small medium large" names (all sizes without such a line).
/// Writes tables to `out`, progress to `log`; returns how many things must be mended.
int checkTasks(const CheckOptions &options, std::ostream &out, std::ostream &log);

} // namespace accelscope::evaluator
