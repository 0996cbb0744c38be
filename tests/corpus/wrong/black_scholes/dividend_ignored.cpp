// The dividend yield is left out of the forward price.
// shows at: small medium large
#include <cmath>
#include <cstdint>

static double normalCdf(double z) { return 0.5 * std::erfc(-z * 0.70710678118654752440); }

extern "C" void solution_compute(int32_t N, const int32_t *types, const float *strikes,
                                 const float *spots, const float *, const float *rs,
                                 const float *ts, const float *vols, float *prices) {
  for (int32_t i = 0; i < N; ++i) {
    const double discount = std::exp(-double(rs[i]) * ts[i]);
    const double deviation = vols[i] * std::sqrt(double(ts[i]));
    const double d1 = std::log(spots[i] / (strikes[i] * discount)) / deviation + 0.5 * deviation;
    const double call =
        spots[i] * normalCdf(d1) - strikes[i] * discount * normalCdf(d1 - deviation);
    prices[i] = float(types[i] == 0 ? call : call - spots[i] + strikes[i] * discount);
  }
}
