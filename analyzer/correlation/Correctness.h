// Tests that do not forget the solutions that failed.
#pragma once

#include <optional>
#include <vector>

namespace accelscope::correlation {

/// One labelled solution, passed or not.
struct Attempt {
  int task = 0;
  bool user = false, passed = false;
  double logSpeedup = 0; ///< meaningful when passed
};

/// Van Elteren's stratified rank sum (1960): within each task all solutions are ranked by speedup,
/// failures tied last; sum over tasks of (rank sum of users - its mean) / (n_t + 1), standardised
/// by the exact variance of permutations within tasks (ties included). Normal approximation.
struct RankTest {
  double z = 0; ///< positive: users rank faster
  double p = 1; ///< two-sided
  int tasks = 0;
};
std::optional<RankTest> rankTest(const std::vector<Attempt> &attempts);

/// Mantel and Haenszel 1959: odds of passing for users against non-users, pooled over tasks, with
/// the continuity-corrected chi-squared test (1 degree of freedom) and the interval of Robins,
/// Breslow and Greenland 1986. Empty when the ratio or its interval is not defined.
struct PassOdds {
  double ratio = 1, low = 1, high = 1, p = 1;
  int tasks = 0; ///< tasks with users and non-users, passes and failures
};
std::optional<PassOdds> passOdds(const std::vector<Attempt> &attempts);

} // namespace accelscope::correlation
