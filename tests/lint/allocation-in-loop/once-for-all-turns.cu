// rule: allocation-in-loop  expect: silent
// Allocated before the loop, freed after it.
#include <cuda_runtime.h>

__global__ void step(float *x, float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    t[i] = x[i] + 1;
}

void run(float *x, int n, int turns) {
  float *t;
  cudaMalloc(&t, n * sizeof(float));
  for (int k = 0; k < turns; ++k)
    step<<<(n + 255) / 256, 256>>>(x, t, n);
  cudaFree(t);
}
