// rule: synchronise-in-loop  expect: silent
// The host waits at every hundredth step only.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void step(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = 0.99f * v[i] + 0.1f;
}

void run(float *v, int n, int steps) {
  for (int s = 0; s < steps; ++s) {
    step<<<(n + 255) / 256, 256>>>(v, n);
    if (s % 100 == 0) {
      cudaDeviceSynchronize();
      printf("step %d\n", s);
    }
  }
  cudaDeviceSynchronize();
}
