// The option type is read one element late, so that puts and calls are mixed up.
// shows at: small medium large
#include <cmath>
#include <cstdint>

static double normalCdf(double z) { return 0.5 * std::erfc(-z * 0.70710678118654752440); }

extern "C" void solution_compute(int32_t N, const int32_t *types, const float *strikes,
                                 const float *spots, const float *qs, const float *rs,
                                 const float *ts, const float *vols, float *prices) {
  for (int32_t i = 0; i < N; ++i) {
    const double maturity = ts[i], deviation = vols[i] * std::sqrt(maturity);
    const double stock = spots[i] * std::exp(-qs[i] * maturity);
    const double bond = strikes[i] * std::exp(-rs[i] * maturity);
    const double d1 = std::log(stock / bond) / deviation + 0.5 * deviation;
    const double call = stock * normalCdf(d1) - bond * normalCdf(d1 - deviation);
    prices[i] = float(types[i > 0 ? i - 1 : 0] == 0 ? call : call - stock + bond);
  }
}
