// Intervals by resampling whole tasks.
#pragma once

#include "analyzer/correlation/TaskMoments.h"

#include <cstdint>
#include <functional>

namespace accelscope::correlation {

/// A 95 % interval on the scale of the estimate.
struct Interval {
  double low = 0, high = 0;
};

/// [q_.025, q_.975] of the replicates (they are sorted in place).
Interval percentileInterval(std::vector<double> &replicates);

/// Bias-corrected and accelerated interval (Efron 1987, "Better bootstrap confidence intervals").
/// `sorted`: ascending replicates; `jackknife`: the estimate leaving out one cluster each. Falls
/// back to the percentile interval when the correction is not defined (every replicate on one side
/// of the estimate).
Interval bcaInterval(const std::vector<double> &sorted, double estimate,
                     const std::vector<double> &jackknife);

/// Number of times each of `tasks` clusters is drawn in replicate `b`, attempt `attempt`.
std::vector<double> drawTasks(int tasks, uint64_t seed, uint64_t purpose, int b, int attempt = 0);

struct EffectBootstrap {
  /// False when more than 5 % of the replicates had to be redrawn because the effect was not
  /// identified in them: then no interval is given.
  bool available = false;
  Interval percentile, bca; ///< log scale
  int replicates = 0, redraws = 0;
  /// Estimates leaving out one task each, in task order; NaN where not identified.
  std::vector<double> withoutTask;
};

/// Cluster bootstrap over tasks (Cameron, Gelbach and Miller 2008, pairs cluster resampling): all
/// strategies share the same resamples. The result does not depend on `threads`.
std::vector<EffectBootstrap> bootstrapEffects(const TaskMoments &moments, int replicates,
                                              uint64_t seed, int threads);

} // namespace accelscope::correlation
