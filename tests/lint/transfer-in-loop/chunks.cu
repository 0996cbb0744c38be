// rule: transfer-in-loop  expect: silent
// Every turn moves another part.
#include <cuda_runtime.h>
#include <algorithm>

__global__ void square(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= x[i];
}

void all(float *host, size_t total) {
  const size_t chunk = 1 << 20;
  float *part;
  cudaMalloc(&part, chunk * sizeof(float));
  for (size_t at = 0; at < total; at += chunk) {
    const size_t n = std::min(chunk, total - at);
    cudaMemcpy(part, host + at, n * sizeof(float), cudaMemcpyHostToDevice);
    square<<<(n + 255) / 256, 256>>>(part, (int)n);
    cudaMemcpy(host + at, part, n * sizeof(float), cudaMemcpyDeviceToHost);
  }
  cudaFree(part);
}
