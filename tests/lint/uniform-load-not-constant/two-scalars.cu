// rule: uniform-load-not-constant  expect: silent
// Two numbers behind a pointer stay in registers.
#include <cuda_runtime.h>

__global__ void affine(const float *p, const float *x, float *y, int n) {
  const float a = p[0], b = p[1];
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = a * x[i] + b;
}

void run(const float *x, float *y, int n) {
  float host[2] = {2, 3}, *p;
  cudaMalloc(&p, sizeof host);
  cudaMemcpy(p, host, sizeof host, cudaMemcpyHostToDevice);
  affine<<<128, 256>>>(p, x, y, n);
  cudaFree(p);
}
