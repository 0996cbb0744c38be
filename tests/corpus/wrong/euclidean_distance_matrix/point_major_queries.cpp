// The queries are read as if all coordinates of a point lay side by side.
// shows at: small medium large
#include <cstdint>
#include <vector>

extern "C" void solution_compute(int32_t ref_nb, int32_t query_nb, int32_t dim, const float *ref,
                                 const float *query, float *dist) {
  std::vector<float> point(dim);
  for (int r = 0; r < ref_nb; ++r) {
    for (int k = 0; k < dim; ++k)
      point[k] = ref[int64_t(k) * ref_nb + r];
    for (int q = 0; q < query_nb; ++q) {
      float sum = 0.0f;
      for (int k = 0; k < dim; ++k) {
        const float difference = point[k] - query[int64_t(q) * dim + k];
        sum += difference * difference;
      }
      dist[int64_t(r) * query_nb + q] = sum;
    }
  }
}
