// The loop over coordinates ends one too early.
// shows at: small medium large
#include <cstdint>
#include <vector>

extern "C" void solution_compute(int32_t ref_nb, int32_t query_nb, int32_t dim, const float *ref,
                                 const float *query, float *dist) {
  std::vector<float> sums(query_nb);
  for (int r = 0; r < ref_nb; ++r) {
    sums.assign(query_nb, 0.0f);
    for (int k = 0; k < dim - 1; ++k)
      for (int q = 0; q < query_nb; ++q) {
        const float difference = ref[int64_t(k) * ref_nb + r] - query[int64_t(k) * query_nb + q];
        sums[q] += difference * difference;
      }
    for (int q = 0; q < query_nb; ++q)
      dist[int64_t(r) * query_nb + q] = sums[q];
  }
}
