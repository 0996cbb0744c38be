// The few distribution functions that intervals and tests need.
#pragma once

#include <vector>

namespace accelscope::correlation {

/// Phi(x), the standard normal distribution function.
double normalCdf(double x);

/// Phi^-1(p) for 0 < p < 1, relative error below 1e-13 (Acklam's rational approximation with one
/// Halley step); -infinity and +infinity at 0 and 1.
double normalQuantile(double p);

/// I_x(a, b), the regularised incomplete beta function (continued fraction, modified Lentz).
double incompleteBeta(double a, double b, double x);

/// Student's t distribution function; `df` > 0 need not be an integer.
double tCdf(double t, double df);

/// Quantile of Student's t distribution for 0 < p < 1.
double tQuantile(double p, double df);

/// The q-quantile of `sorted` (ascending, not empty) with linear interpolation between order
/// statistics, definition 7 of Hyndman and Fan 1996.
double sortedQuantile(const std::vector<double> &sorted, double q);

} // namespace accelscope::correlation
