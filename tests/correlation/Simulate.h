// Simulated corpora with a known truth.
#pragma once

#include "analyzer/correlation/Dataset.h"
#include "analyzer/correlation/Panel.h"
#include "analyzer/correlation/Random.h"

#include <vector>

namespace accelscope::correlation::simulation {

/// An observational study: every author tries every task once, a share passes; log speedup is task
/// level + author skill + the true effects of the strategies used + noise.
struct Design {
  int tasks = 42, authors = 8, bundles = 14, bundleSize = 3, singles = 1;
  double skillSd = 0.6, noiseSd = 1.1, passShare = 0.72;
  double usageFollowsSkill = 1.5; ///< logit slope of usage on skill; 0: unrelated
  std::vector<double> effects;    ///< log effects of the first strategies, one per bundle
  int strategies() const { return bundles * bundleSize + singles; }
};

double normal(CounterRandom &random);

/// Passing solutions only, rows sorted by task.
Panel drawPanel(const Design &design, uint64_t seed);

/// The same as a joined data set, failing solutions included.
Dataset drawDataset(const Design &design, uint64_t seed);

} // namespace accelscope::correlation::simulation
