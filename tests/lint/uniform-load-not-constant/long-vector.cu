// rule: uniform-load-not-constant  expect: silent
// The vector of a product is read uniformly too, but it is as long as the problem.
#include <cuda_runtime.h>

__global__ void product(const float *a, const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[k * n + i] * x[k];
  y[i] = sum;
}

void run(const float *host, const float *a, float *y, int n) {
  float *x;
  cudaMalloc(&x, n * sizeof(float));
  cudaMemcpy(x, host, n * sizeof(float), cudaMemcpyHostToDevice);
  product<<<(n + 255) / 256, 256>>>(a, x, y, n);
  cudaFree(x);
}
