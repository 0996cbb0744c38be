// How fast each author's solutions are, with failures counted.
#pragma once

#include "analyzer/correlation/Bootstrap.h"
#include "analyzer/correlation/Dataset.h"

#include <array>

namespace accelscope::correlation {

/// Thresholds of fast_p: the share of an author's tasks solved correctly and at least p times as
/// fast as the reference (the comparison is >=; KernelBench, which introduced the measure, uses >).
inline constexpr std::array<double, 6> kFastThresholds = {1, 2, 5, 10, 50, 100};

/// A metric with the cluster bootstrap interval (percentile, 95 %) over tasks. `defined` is false
/// when no task allows the metric; `hasInterval` is false with fewer than two tasks or when more
/// than 5 % of the resamples do not allow it. A share of exactly 0 or 1, whose resamples show no
/// spread, gets the exact binomial interval instead.
struct Estimate {
  bool defined = false, hasInterval = false;
  double value = 0;
  Interval interval;
};

/// One author at one size. Speedups s = reference time / solution time, per task.
struct AuthorScore {
  int author = 0;    ///< into Dataset::authors
  int tasks = 0;     ///< N: tasks with a measurement that may be charged to the solution
  int passed = 0;    ///< n
  Estimate passRate; ///< n / N
  Estimate
      geometricPassed;   ///< exp(mean of ln s over passed tasks): a failed hard task can raise it
  Estimate geometricAll; ///< exp(mean over all N of max(ln s, 0)), failures as 1x
  Estimate harmonic;     ///< N / sum of 1 / max(s, 1), failures as 1x (AlgoTune's aggregate)
  Estimate parGeometric; ///< exp(mean over passed of ln(s / best s shown on the task)), <= 1
  std::array<Estimate, kFastThresholds.size()> fast; ///< fast_p over all N
};

struct Leaderboard {
  std::vector<AuthorScore> authors;       ///< best geometricAll first, then by name
  std::vector<std::string> unsolvedTasks; ///< in N, although nobody passes
  int replicates = 0;
  uint64_t seed = 1;
};

Leaderboard makeLeaderboard(const Dataset &data, int replicates, uint64_t seed, int threads = 0);

} // namespace accelscope::correlation
