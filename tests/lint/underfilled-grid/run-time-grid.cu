// rule: underfilled-grid  expect: silent
#include <cuda_runtime.h>

__global__ void sums(const float *m, float *out, int rows) {
  int r = blockIdx.x * 256 + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0;
  for (int c = 0; c < 65536; ++c)
    s += m[size_t(c) * rows + r];
  out[r] = s;
}

void run(const float *m, float *out, int rows) { sums<<<(rows + 255) / 256, 256>>>(m, out, rows); }
