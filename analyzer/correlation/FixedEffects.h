// Two-way fixed effects: the effect of a strategy beside what task and author explain.
#pragma once

#include "analyzer/correlation/Panel.h"

#include <limits>

namespace accelscope::correlation {

/// Residuals of every column on task and author dummies, by alternating demeaning until no entry
/// moves by more than 1e-10 (the Frisch-Waugh-Lovell theorem turns a regression on such residuals
/// into the full one; the alternation is Guimaraes and Portugal 2010, "A simple feasible procedure
/// to fit models with high-dimensional fixed effects"). The dummy matrix is never built: a sweep
/// costs O(rows). Throws std::runtime_error when 100,000 sweeps do not settle.
Eigen::MatrixXd demeanTwoWay(const Eigen::MatrixXd &columns, const std::vector<int> &task,
                             const std::vector<int> &author);

/// y = task + author + gamma x + error, least squares.
struct FixedEffectsFit {
  bool identified = false; ///< x varies beyond what task and author say of it
  double gamma = 0;        ///< log effect; exp(gamma) is the factor on speed
  /// Cluster-robust by task, CR1: T/(T-1) (N-1)/(N-M-1) sum_t (sum_j x~ e)^2 / (x~'x~)^2
  /// (Liang and Zeger 1986; the factor as in Cameron and Miller 2015). NaN when not defined.
  double standardError = std::numeric_limits<double>::quiet_NaN();
  /// (sum a_t)^2 / sum a_t^2 with a_t = sum x~^2 in task t: how many tasks carry the estimate.
  double effectiveTasks = 0;
  double ciLow = standardError,
         ciHigh = standardError; ///< gamma -+ t(.975, T_eff - 1) se, log scale
  double explained = 1;          ///< R^2 of x on task and author dummies
  double largestShare = 1;       ///< the greatest a_t / sum a_t
  int rows = 0, tasks = 0, authors = 0;
};

/// Fits column `k` of a panel that dropSingletons() returned.
FixedEffectsFit fitFixedEffects(const Panel &panel, int k);

} // namespace accelscope::correlation
