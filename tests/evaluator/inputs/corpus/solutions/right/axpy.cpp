// Other spellings of the same types, and an unrolled loop.
#include <cstdint>

extern "C" void solution_compute(int32_t n, const double alpha, float const *__restrict__ x,
                                 float *__restrict__ y, int32_t *__restrict__ positive) {
  for (int group = 0; group * 4 < n; ++group) {
    int count = 0;
    for (int i = group * 4; i < n && i < group * 4 + 4; ++i) {
      y[i] = static_cast<float>(alpha * x[i] + y[i]);
      count += y[i] > 0.0f;
    }
    positive[group] = count;
  }
}
