// Contrasts inside a task that ignore who wrote the solution.
#pragma once

#include "analyzer/correlation/Panel.h"

namespace accelscope::correlation {

/// The AccelEval study's LIFT: mean over tasks with users and non-users of (mean log speedup of
/// users - mean log speedup of non-users), unweighted. It is biased by who uses a strategy, so it
/// is shown for comparison with the study and supports no claim.
struct Lift {
  double logLift = 0; ///< exp() of it is the study's LIFT
  int tasks = 0;      ///< tasks with both; logLift means nothing when 0
  int pairedN = 0;    ///< sum over those tasks of min(users, non-users)
};
Lift legacyLift(const Panel &panel, int k);

/// The same contrast weighted by precision, w_t = n_U n_V / (n_U + n_V): the least squares estimate
/// with task effects alone. Its distance from the two-way estimate shows how much authors confound.
struct WithinTask {
  double delta = 0;
  double standardError = 0; ///< T/(T-1) sum w^2 (d - delta)^2 / (sum w)^2, root; 0 when T < 2
  int tasks = 0;
};
WithinTask withinTaskContrast(const Panel &panel, int k);

} // namespace accelscope::correlation
