// rule: missing-shared-memory-reuse  expect: silent
// The window's length bounds the loop and, by another expression, the index: not every item meets every other.
#include <cuda_runtime.h>

__global__ void bound(const float *upper, const float *series, float *out, int n, int window) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n - window + 1)
    return;
  float start = series[i], sum = 0;
  for (int k = 0; k < window; ++k) {
    float d = start - upper[k];
    sum += d > 0 ? d * d : 0;
  }
  out[i] = sum;
}

void run(const float *upper, const float *series, float *out, int n, int window) {
  bound<<<(n + 255) / 256, 256>>>(upper, series, out, n, window);
}
