// Corrections for testing many strategies at once.
#pragma once

#include <vector>

namespace accelscope::correlation {

/// Adjusted p-values of Benjamini and Hochberg 1995: q_(i) = min over j >= i of min(1, m p_(j) /
/// j); rejecting q <= level controls the false discovery rate under independence or positive
/// dependence. Same order as the input.
std::vector<double> benjaminiHochberg(const std::vector<double> &p);

/// The same times sum of 1/i (Benjamini and Yekutieli 2001): valid under any dependence.
std::vector<double> benjaminiYekutieli(const std::vector<double> &p);

} // namespace accelscope::correlation
