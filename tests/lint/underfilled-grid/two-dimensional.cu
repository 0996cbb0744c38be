// rule: underfilled-grid  expect: finding
// A 64 x 64 product with a long inner dimension: 4 x 4 blocks.
#include <cuda_runtime.h>
#define M 64
#define K 100000

__global__ void gram(const double *a, const double *b, double *c) {
  const int i = blockIdx.y * 16 + threadIdx.y, j = blockIdx.x * 16 + threadIdx.x;
  double sum = 0;
  for (int k = 0; k < K; k++)
    sum += a[k * M + i] * b[k * M + j];
  c[i * M + j] = sum;
}

int main() {
  double *a, *b, *c;
  cudaMalloc(&a, sizeof(double) * M * K);
  cudaMalloc(&b, sizeof(double) * M * K);
  cudaMalloc(&c, sizeof(double) * M * M);
  dim3 block(16, 16), grid(M / 16, M / 16);
  gram<<<grid, block>>>(a, b, c); // <-- finding
  return cudaDeviceSynchronize() != cudaSuccess;
}
