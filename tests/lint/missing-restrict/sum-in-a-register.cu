// rule: missing-restrict  expect: silent
// The only store comes after the loop.
#include <cuda_runtime.h>

__global__ void dots(const float *rows, const float *x, float *out, int n, int m) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float sum = 0;
  for (int k = 0; k < m; ++k)
    sum += rows[k * n + i] * x[k];
  out[i] = sum;
}

void run(const float *rows, const float *x, float *out, int n, int m) {
  dots<<<(n + 255) / 256, 256>>>(rows, x, out, n, m);
}
