// A pipeline hands out its staging buffer one step too early: chunk c receives chunk c - 1's
// prices.
// shows at: small medium large
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

static double normalCdf(double z) { return 0.5 * std::erfc(-z * 0.70710678118654752440); }

extern "C" void solution_compute(int32_t N, const int32_t *types, const float *strikes,
                                 const float *spots, const float *qs, const float *rs,
                                 const float *ts, const float *vols, float *prices) {
  const int32_t chunk = 65536;
  std::vector<float> staging[2] = {std::vector<float>(chunk), std::vector<float>(chunk)};
  for (int32_t begin = 0, step = 0; begin < N; begin += chunk, ++step) {
    const int32_t size = std::min(chunk, N - begin);
    for (int32_t k = 0; k < size; ++k) {
      const int32_t i = begin + k;
      const double maturity = ts[i], deviation = vols[i] * std::sqrt(maturity);
      const double stock = spots[i] * std::exp(-qs[i] * maturity);
      const double bond = strikes[i] * std::exp(-rs[i] * maturity);
      const double d1 = std::log(stock / bond) / deviation + 0.5 * deviation;
      const double call = stock * normalCdf(d1) - bond * normalCdf(d1 - deviation);
      staging[step % 2][size_t(k)] = float(types[i] == 0 ? call : call - stock + bond);
    }
    std::copy_n(staging[(step + 1) % 2].begin(), size, prices + begin);
  }
}
