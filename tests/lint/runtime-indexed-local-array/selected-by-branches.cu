// rule: runtime-indexed-local-array  expect: silent
// The choice is by data, the index by constants.
#include <cuda_runtime.h>

__global__ void pick(const float *in, const int *which, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v[3];
#pragma unroll
  for (int k = 0; k < 3; ++k)
    v[k] = in[k * n + i];
  const int w = which[i];
  out[i] = w == 0 ? v[0] : w == 1 ? v[1] : v[2];
}

void run(const float *in, const int *which, float *out, int n) { pick<<<(n + 255) / 256, 256>>>(in, which, out, n); }
