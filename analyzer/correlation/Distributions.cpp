#include "analyzer/correlation/Distributions.h"

#include <cmath>
#include <limits>

namespace accelscope::correlation {

double normalCdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

double normalQuantile(double p) {
  if (p <= 0)
    return -std::numeric_limits<double>::infinity();
  if (p >= 1)
    return std::numeric_limits<double>::infinity();
  constexpr double a[] = {-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                          1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
  constexpr double b[] = {-5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02,
                          6.680131188771972e+01, -1.328068155288572e+01};
  constexpr double c[] = {-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                          -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
  constexpr double d[] = {7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                          3.754408661907416e+00};
  constexpr double low = 0.02425;
  double x;
  if (p < low || p > 1 - low) {
    const double q = std::sqrt(-2 * std::log(p < low ? p : 1 - p));
    x = (((((c[0] * q + c[1]) * q + c[2]) * q + c[3]) * q + c[4]) * q + c[5]) /
        ((((d[0] * q + d[1]) * q + d[2]) * q + d[3]) * q + 1);
    if (p > 1 - low)
      x = -x;
  } else {
    const double q = p - 0.5, r = q * q;
    x = (((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * q /
        (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1);
  }
  // The upper tail is refined through the lower one: 1 - p would lose its digits.
  const double error = x < 0 ? normalCdf(x) - p : (1 - p) - normalCdf(-x);
  const double u = error * std::sqrt(2 * M_PI) * std::exp(x * x / 2);
  return x - u / (1 + x * u / 2);
}

namespace {

double betaContinuedFraction(double a, double b, double x) {
  constexpr double tiny = 1e-300;
  double c = 1, d = 1 - (a + b) * x / (a + 1);
  d = 1 / (std::fabs(d) < tiny ? tiny : d);
  double h = d;
  for (int m = 1; m <= 1000; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    for (double coefficient : {even, odd}) {
      d = 1 + coefficient * d;
      d = 1 / (std::fabs(d) < tiny ? tiny : d);
      c = 1 + coefficient / c;
      c = std::fabs(c) < tiny ? tiny : c;
      h *= d * c;
    }
    if (std::fabs(d * c - 1) < 1e-15)
      break;
  }
  return h;
}

} // namespace

double incompleteBeta(double a, double b, double x) {
  if (x <= 0)
    return 0;
  if (x >= 1)
    return 1;
  const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                a * std::log(x) + b * std::log1p(-x));
  if (x < (a + 1) / (a + b + 2))
    return front * betaContinuedFraction(a, b, x) / a;
  return 1 - front * betaContinuedFraction(b, a, 1 - x) / b;
}

double tCdf(double t, double df) {
  const double tail = 0.5 * incompleteBeta(df / 2, 0.5, df / (df + t * t));
  return t < 0 ? tail : 1 - tail;
}

double tQuantile(double p, double df) {
  if (p == 0.5)
    return 0;
  if (p < 0.5)
    return -tQuantile(1 - p, df);
  double low = 0, high = 1;
  while (tCdf(high, df) < p && high < 1e300)
    high *= 2;
  for (int i = 0; i < 200 && high - low > 1e-14 * high; ++i) {
    const double middle = 0.5 * (low + high);
    (tCdf(middle, df) < p ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

double sortedQuantile(const std::vector<double> &sorted, double q) {
  const double position = q * double(sorted.size() - 1);
  const auto index = std::size_t(position);
  if (index + 1 >= sorted.size())
    return sorted.back();
  return sorted[index] + (position - double(index)) * (sorted[index + 1] - sorted[index]);
}

} // namespace accelscope::correlation
