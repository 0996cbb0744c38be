// All squared distances between two coordinate-major point sets.
#include <algorithm>
#include <cstdint>

extern "C" void solution_compute(int32_t ref_nb, int32_t query_nb, int32_t dim, const float *ref,
                                 const float *query, float *dist) {
  // A strip of queries stays in cache while every reference point passes over it.
  constexpr int kStrip = 256;
  float sums[kStrip];
  for (int first = 0; first < query_nb; first += kStrip) {
    const int width = std::min(kStrip, query_nb - first);
    for (int r = 0; r < ref_nb; ++r) {
      std::fill(sums, sums + width, 0.0f);
      for (int k = 0; k < dim; ++k) {
        const float coordinate = ref[int64_t(k) * ref_nb + r];
        const float *row = query + int64_t(k) * query_nb + first;
        for (int q = 0; q < width; ++q) {
          const float difference = coordinate - row[q];
          sums[q] += difference * difference;
        }
      }
      std::copy(sums, sums + width, dist + int64_t(r) * query_nb + first);
    }
  }
}
