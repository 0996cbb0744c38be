// rule: uniform-load-not-constant  expect: finding
// Seventeen taps that the host uploads, read by all threads in the same order.
#include <cuda_runtime.h>

#define RADIUS 8

__global__ void filterRow(const float *in, float *out, const float *taps, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < RADIUS || i >= n - RADIUS)
    return;
  float sum = 0;
  for (int k = -RADIUS; k <= RADIUS; ++k)
    sum += in[i + k] * taps[k + RADIUS]; // <-- finding
  out[i] = sum;
}

void filter(const float *in, float *out, const float *taps, int n) {
  float *dIn, *dOut, *dTaps;
  cudaMalloc(&dIn, n * sizeof(float));
  cudaMalloc(&dOut, n * sizeof(float));
  cudaMalloc(&dTaps, (2 * RADIUS + 1) * sizeof(float));
  cudaMemcpy(dIn, in, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dTaps, taps, (2 * RADIUS + 1) * sizeof(float), cudaMemcpyHostToDevice);
  filterRow<<<(n + 255) / 256, 256>>>(dIn, dOut, dTaps, n);
  cudaMemcpy(out, dOut, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dIn);
  cudaFree(dOut);
  cudaFree(dTaps);
}
