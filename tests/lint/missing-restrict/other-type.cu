// rule: missing-restrict  expect: silent
// A store of floats cannot change an integer.
#include <cuda_runtime.h>

__global__ void fill(const int *length, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    for (int k = 0; k < length[i]; ++k)
      out[k * n + i] = 1.0f;
}

void run(const int *length, float *out, int n) { fill<<<(n + 255) / 256, 256>>>(length, out, n); }
