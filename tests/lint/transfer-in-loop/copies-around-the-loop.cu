// rule: transfer-in-loop  expect: silent
// Up once, down once.
#include <cuda_runtime.h>

__global__ void diffuse(const float *now, float *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    next[i] = 0.25f * now[i - 1] + 0.5f * now[i] + 0.25f * now[i + 1];
}

void run(float *host, int n, int steps) {
  float *a, *b;
  cudaMalloc(&a, n * sizeof(float));
  cudaMalloc(&b, n * sizeof(float));
  cudaMemcpy(a, host, n * sizeof(float), cudaMemcpyHostToDevice);
  for (int s = 0; s < steps; s += 2) {
    diffuse<<<(n + 255) / 256, 256>>>(a, b, n);
    diffuse<<<(n + 255) / 256, 256>>>(b, a, n);
  }
  cudaMemcpy(host, a, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(b);
}
