// How much data a claim needs, and the words that the data allow.
#pragma once

#include "analyzer/correlation/FixedEffects.h"

#include <string>
#include <vector>

namespace accelscope::correlation {

/// Thresholds that must all hold before a strategy is tested. They are fixed before any p-value is
/// seen; a strategy that misses one is reported with the reasons and without an estimate.
struct EvidenceRules {
  int tasksBoth = 8;          ///< tasks with users and non-users among the passing solutions
  int users = 10;             ///< users in those tasks
  int nonUsers = 10;          ///< non-users in those tasks
  int userAuthors = 3;        ///< distinct authors among those users
  int nonUserAuthors = 3;     ///< and among those non-users
  int mixedAuthors = 2;       ///< authors who did both
  double unexplained = 0.25;  ///< share of the usage's variance that task and author leave
  double largestShare = 0.40; ///< most that one task may contribute to the estimate
};

/// What one strategy (or bundle) has of it.
struct EvidenceCounts {
  int users = 0, nonUsers = 0; ///< passing solutions with a known verdict
  int tasksBoth = 0;
  int pairedUsers = 0, pairedNonUsers = 0;                   ///< those in the tasks with both
  int userAuthors = 0, nonUserAuthors = 0, mixedAuthors = 0; ///< in the tasks with both
  double explained = 1, largestShare = 1;                    ///< from the fixed-effects fit
  bool identified = false;
};

/// Counts column `k` of a panel; a value above one half is a user.
EvidenceCounts countEvidence(const Panel &panel, int k, const FixedEffectsFit &fit);

/// One sentence part per rule that fails ("3 tasks have both users and non-users (8 needed)");
/// empty when the strategy may be tested.
std::vector<std::string> missingEvidence(const EvidenceCounts &counts,
                                         const EvidenceRules &rules = {});

/// How strong a claim may be. Tiers 3 and 4 need ablations (the same program with and without the
/// strategy) and are not reached by observation.
enum Tier { kTierNone = 0, kTierAssociated = 1, kTierRobust = 2 };

/// What decides the tier of a tested strategy.
struct TierInputs {
  double gamma = 0, p = 1, q = 1;
  bool hasInterval = false;
  double ciLow = 0, ciHigh = 0; ///< log scale
  bool signTurns = false;       ///< leaving out one task or one author turns the sign
  bool hasRankTest = false;
  double rankZ = 0;
  double falseDiscoveryRate = 0.10;
};

struct TierVerdict {
  Tier tier = kTierNone;
  /// For tier 0 and 1, what keeps the strategy from the next tier, as sentence parts.
  std::vector<std::string> missing;
};
TierVerdict tierOf(const TierInputs &inputs);

/// "1.83x", three significant digits.
std::string factorText(double logEffect);

} // namespace accelscope::correlation
