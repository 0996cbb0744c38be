// rule: uniform-load-not-constant  expect: silent
#include <cuda_runtime.h>

__constant__ float taps[17];

__global__ void filterRow(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x + 8;
  if (i >= n - 8)
    return;
  float sum = 0;
  for (int k = 0; k < 17; ++k)
    sum += in[i + k - 8] * taps[k];
  out[i] = sum;
}

void run(const float *in, float *out, const float *host, int n) {
  cudaMemcpyToSymbol(taps, host, sizeof taps);
  filterRow<<<(n + 255) / 256, 256>>>(in, out, n);
}
