// rule: uniform-load-not-constant  expect: silent
// The same for a block, not for the grid: every block reads a row of its own.
#include <cuda_runtime.h>

__global__ void scale(const float *rows, float *out, int n) {
  float sum = 0;
  for (int k = 0; k < 16; ++k)
    sum += rows[blockIdx.x * 16 + k];
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    out[blockIdx.x * n + i] = sum * i;
}

void run(const float *host, float *out, int n) {
  float *rows;
  cudaMalloc(&rows, 64 * 16 * sizeof(float));
  cudaMemcpy(rows, host, 64 * 16 * sizeof(float), cudaMemcpyHostToDevice);
  scale<<<64, 128>>>(rows, out, n);
  cudaFree(rows);
}
