// European option prices under Black and Scholes with a continuous dividend yield, one option per
// element: double-precision evaluation of single-precision inputs.
#include <cmath>
#include <cstdint>

namespace {

/// Distribution function of the standard normal.
double normalCdf(double z) { return 0.5 * std::erfc(-z * 0.70710678118654752440); }

} // namespace

extern "C" void solution_compute(int32_t N, const int32_t *types, const float *strikes,
                                 const float *spots, const float *qs, const float *rs,
                                 const float *ts, const float *vols, float *prices) {
  for (int32_t i = 0; i < N; ++i) {
    const double strike = strikes[i], maturity = ts[i];
    const double discount = std::exp(-rs[i] * maturity);
    const double forward = spots[i] * std::exp(-qs[i] * maturity) / discount;
    const double deviation = vols[i] * std::sqrt(maturity);
    const double d1 = std::log(forward / strike) / deviation + 0.5 * deviation;
    const double d2 = d1 - deviation;
    const double value = types[i] == 0 ? forward * normalCdf(d1) - strike * normalCdf(d2)
                                       : strike * normalCdf(-d2) - forward * normalCdf(-d1);
    prices[i] = float(discount * value);
  }
}
