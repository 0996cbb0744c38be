// Only whole tiles of 64 queries are computed; the ragged rest of every row stays zero.
// shows at: small medium large
#include <algorithm>
#include <cstdint>

extern "C" void solution_compute(int32_t ref_nb, int32_t query_nb, int32_t dim, const float *ref,
                                 const float *query, float *dist) {
  constexpr int kTile = 64;
  std::fill(dist, dist + int64_t(ref_nb) * query_nb, 0.0f);
  for (int r = 0; r < ref_nb; ++r)
    for (int first = 0; first + kTile <= query_nb; first += kTile) {
      float sums[kTile] = {};
      for (int k = 0; k < dim; ++k)
        for (int q = 0; q < kTile; ++q) {
          const float difference =
              ref[int64_t(k) * ref_nb + r] - query[int64_t(k) * query_nb + first + q];
          sums[q] += difference * difference;
        }
      std::copy(sums, sums + kTile, dist + int64_t(r) * query_nb + first);
    }
}
