// How far two readers of the same sources agree, strategy by strategy.
#pragma once

#include "analyzer/labels/Records.h"

#include <optional>
#include <string>
#include <vector>

namespace accelscope::labels {

/// Counts over sources for one strategy, or summed over strategies.
///
/// Only pairs in which both readers decided (present or absent) enter the agreement: `unclear` is
/// counted apart, because a reader who abstains neither agrees nor disagrees.
struct Agreement {
  int bothPresent = 0;
  int bothAbsent = 0;
  int staticOnly = 0;   ///< static says present, assisted absent
  int assistedOnly = 0; ///< assisted says present, static absent
  int unclear = 0;      ///< both judged, at least one as unclear
  int unpaired = 0;     ///< only one of the two judged

  void add(std::optional<Verdict> fromStatic, std::optional<Verdict> fromAssisted);
  Agreement &operator+=(const Agreement &other);

  /// Pairs in which both decided.
  int n() const { return bothPresent + bothAbsent + staticOnly + assistedOnly; }

  /// Share of the n() pairs with the same verdict; nothing when there is no pair.
  std::optional<double> observed() const;

  /// Cohen's kappa, (po - pe) / (1 - pe), with po the observed share of agreement and pe the share
  /// that two independent readers with the same marginals would reach (J. Cohen, A coefficient of
  /// agreement for nominal scales, 1960). Nothing when a reader gave the same verdict every time:
  /// kappa is then 0 or 0/0 whatever the agreement, and says nothing.
  std::optional<double> kappa() const;
};

struct StrategyAgreement {
  std::string id;
  Agreement counts;
};

struct AgreementReport {
  std::vector<StrategyAgreement> strategies; ///< in catalogue order
  /// The sums; its kappa is that of the pooled table.
  Agreement total() const;
};

/// As an aligned table: one line for each strategy that at least one reader judged, and a total.
std::string agreementTable(const AgreementReport &report);

/// {"strategies": [{id, n, ...}], "total": {...}}; undefined shares are null.
Json agreementJson(const AgreementReport &report);

} // namespace accelscope::labels
