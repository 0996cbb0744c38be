// rule: missing-shared-memory-reuse  expect: silent
// The same product, through tiles.
#include <cuda_runtime.h>
#define T 16

__global__ void multiply(const float *a, const float *b, float *c, int n) {
  __shared__ float as[T][T], bs[T][T];
  int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
  float sum = 0;
  for (int t = 0; t < n; t += T) {
    as[threadIdx.y][threadIdx.x] = a[y * n + t + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = b[(t + threadIdx.y) * n + x];
    __syncthreads();
    for (int k = 0; k < T; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  c[y * n + x] = sum;
}

void run(const float *a, const float *b, float *c, int n) {
  multiply<<<dim3(n / T, n / T), dim3(T, T)>>>(a, b, c, n);
}
