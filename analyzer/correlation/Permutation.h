// Permutation tests of strategies beside task and author effects.
#pragma once

#include "analyzer/correlation/Panel.h"

#include <cstdint>

namespace accelscope::correlation {

/// Strategies whose verdict is known in the same rows. `rows` are ascending row indices of the
/// whole panel; `panel` holds these rows as dropSingletons() leaves them, one column per strategy
/// tested.
struct PermutationGroup {
  std::vector<int> rows;
  Panel panel;
};

struct PermutationResult {
  double p = 1;     ///< (1 + #{r_b >= r_0}) / (B + 1)
  double pMaxT = 1; ///< family-wise, single-step max-T over every strategy of every group
  bool tested = false;
};

/// Freedman and Lane 1983 ("A nonstochastic interpretation of reported significance levels"):
/// residuals of log speedup on task and author effects are shuffled within tasks, residualised
/// again and correlated with the residualised strategy; the statistic is |partial correlation|.
/// One shuffle of all rows serves every strategy of every group (a group uses the order it induces
/// on its own rows), so that the maximum over strategies gives Westfall and Young's max-T (1993).
/// Approximate, because author effects are estimated. The result does not depend on `threads`.
/// Returns one result per group and column.
std::vector<std::vector<PermutationResult>>
permutationTests(const Panel &whole, const std::vector<PermutationGroup> &groups, int permutations,
                 uint64_t seed, int threads);

} // namespace accelscope::correlation
