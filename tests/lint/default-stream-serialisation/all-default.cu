// rule: default-stream-serialisation  expect: silent
// A chain of kernels that depend on each other; there is nothing to overlap.
#include <cuda_runtime.h>

__global__ void next(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n)
    out[i] = in[i - 1];
}

void run(const float *host, float *result, float *a, float *b, int n, int steps) {
  cudaMemcpy(a, host, n * sizeof(float), cudaMemcpyHostToDevice);
  for (int s = 0; s < steps; ++s) {
    next<<<(n + 255) / 256, 256>>>(a, b, n);
    next<<<(n + 255) / 256, 256>>>(b, a, n);
  }
  cudaMemcpy(result, a, n * sizeof(float), cudaMemcpyDeviceToHost);
}
