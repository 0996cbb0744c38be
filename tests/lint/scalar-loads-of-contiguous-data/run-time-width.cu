// rule: scalar-loads-of-contiguous-data  expect: silent
// Rows of a length that nobody promises to be even.
#include <cuda_runtime.h>

__global__ void firstTwo(const float *rows, float *out, int length, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = rows[i * length] * rows[i * length + 1];
}

void run(const float *rows, float *out, int length, int n) {
  firstTwo<<<(n + 255) / 256, 256>>>(rows, out, length, n);
}
