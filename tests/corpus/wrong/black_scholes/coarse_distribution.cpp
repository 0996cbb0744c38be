// Phi comes from a three-term rational fit that is good to 1e-5 only.
// shows at: small medium large
#include <cmath>
#include <cstdint>

static double coarseCdf(double z) {
  const double x = std::fabs(z), t = 1.0 / (1.0 + 0.33267 * x);
  const double density = 0.39894228040143268 * std::exp(-0.5 * x * x);
  const double tail = density * t * (0.4361836 + t * (-0.1201676 + t * 0.9372980));
  return z < 0.0 ? tail : 1.0 - tail;
}

extern "C" void solution_compute(int32_t N, const int32_t *types, const float *strikes,
                                 const float *spots, const float *qs, const float *rs,
                                 const float *ts, const float *vols, float *prices) {
  for (int32_t i = 0; i < N; ++i) {
    const double maturity = ts[i], deviation = vols[i] * std::sqrt(maturity);
    const double stock = spots[i] * std::exp(-qs[i] * maturity);
    const double bond = strikes[i] * std::exp(-rs[i] * maturity);
    const double d1 = std::log(stock / bond) / deviation + 0.5 * deviation;
    const double call = stock * coarseCdf(d1) - bond * coarseCdf(d1 - deviation);
    prices[i] = float(types[i] == 0 ? call : call - stock + bond);
  }
}
