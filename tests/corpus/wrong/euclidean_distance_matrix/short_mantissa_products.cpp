// The expanded form |a|^2 + |b|^2 - 2ab with factors rounded to a mantissa of ten bits.
// shows at: small medium large
#include <bit>
#include <cstdint>
#include <vector>

namespace {

float rounded(float value) {
  return std::bit_cast<float>((std::bit_cast<uint32_t>(value) + 0x1000u) & 0xFFFFE000u);
}

} // namespace

extern "C" void solution_compute(int32_t ref_nb, int32_t query_nb, int32_t dim, const float *ref,
                                 const float *query, float *dist) {
  std::vector<float> a(int64_t(dim) * ref_nb), b(int64_t(dim) * query_nb);
  std::vector<float> aa(ref_nb, 0.0f), bb(query_nb, 0.0f), sums(query_nb);
  for (int64_t i = 0; i < int64_t(a.size()); ++i) {
    a[i] = rounded(ref[i]);
    aa[i % ref_nb] += ref[i] * ref[i];
  }
  for (int64_t i = 0; i < int64_t(b.size()); ++i) {
    b[i] = rounded(query[i]);
    bb[i % query_nb] += query[i] * query[i];
  }
  for (int r = 0; r < ref_nb; ++r) {
    sums.assign(query_nb, 0.0f);
    for (int k = 0; k < dim; ++k)
      for (int q = 0; q < query_nb; ++q)
        sums[q] += a[int64_t(k) * ref_nb + r] * b[int64_t(k) * query_nb + q];
    for (int q = 0; q < query_nb; ++q)
      dist[int64_t(r) * query_nb + q] = aa[r] + bb[q] - 2.0f * sums[q];
  }
}
