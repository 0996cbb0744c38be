// From a joined data set to what may be said about every strategy.
#pragma once

#include "analyzer/correlation/Bootstrap.h"
#include "analyzer/correlation/Correctness.h"
#include "analyzer/correlation/Dataset.h"
#include "analyzer/correlation/Evidence.h"
#include "analyzer/correlation/Lift.h"
#include "analyzer/correlation/Usage.h"

namespace accelscope::correlation {

struct AnalysisOptions {
  int permutations = 19999;
  int bootstrap = 2000;
  uint64_t seed = 1;
  int threads = 0; ///< 0: all cores; does not change any result
  double falseDiscoveryRate = 0.10;
  double bundleCutoff = 0.4; ///< average-linkage distance on 1 - |residual correlation|
  EvidenceRules rules;
};

/// What is tested: a strategy, or a bundle of strategies that the data cannot tell apart.
struct UnitResult {
  std::vector<int> members; ///< strategy indices; more than one: a bundle
  EvidenceCounts evidence;
  std::vector<std::string> reasons; ///< not empty: not tested, and everything below is unset
  FixedEffectsFit fit;              ///< of the strategy, or of the share of members present
  EffectBootstrap bootstrap;
  double p = 1, q = 1, qStrict = 1, pFamily = 1; ///< permutation p; BH, BY and max-T adjusted
  std::optional<double> pWild; ///< with fewer than 12 tasks; p is then the larger of both
  std::optional<RankTest> rank;
  std::optional<PassOdds> pass;
  Interval withoutTask, withoutAuthor;                   ///< range of gamma leaving out one
  std::vector<std::string> turningTasks, turningAuthors; ///< whose omission turns the sign
  TierVerdict verdict;

  bool tested() const { return reasons.empty(); }
};

struct StrategyResult {
  int index = 0; ///< into Dataset::strategies
  Frequency frequency;
  WinnerShare winners;
  EvidenceCounts evidence;
  Lift lift;         ///< legacy, descriptive
  WithinTask within; ///< descriptive
  FixedEffectsFit fit;
  std::vector<std::string> reasons; ///< why not tested; empty when part of a tested unit
  int unit = -1;                    ///< index into Analysis::units, -1 when insufficient
  double inflation = 1; ///< variance inflation among the strategies with enough evidence
};

struct Analysis {
  AnalysisOptions options;
  int rows = 0, tasks = 0, authors = 0;   ///< passing, labelled solutions and what they span
  std::vector<StrategyResult> strategies; ///< one per Dataset::strategies, same order
  std::vector<UnitResult> units;
  int unitsTested = 0; ///< the m of every correction for multiple testing
  CoOccurrence together;
};

/// Runs every estimator and test at the data set's size. The same input and options give the same
/// bytes whatever the number of threads.
Analysis analyze(const Dataset &data, const AnalysisOptions &options);

/// Display name of a unit: member ids joined by " + ".
std::string unitName(const Dataset &data, const UnitResult &unit);

/// One sentence about a strategy that uses only the words its tier allows; `name` is its display
/// name.
std::string sentenceFor(const Dataset &data, const Analysis &analysis, int strategy,
                        const std::string &name);

} // namespace accelscope::correlation
