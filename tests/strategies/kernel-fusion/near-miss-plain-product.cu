#include <cuda_runtime.h>

// absent: kernel-fusion
__global__ void fusedGemm(const float *a, const float *b, const float *c, float *d, int n, float alpha, float beta) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n || col >= n) return;
  float acc = 0;
  for (int k = 0; k < n; ++k) acc += a[row * n + k] * b[k * n + col];
  d[row * n + col] = alpha * acc + beta * c[row * n + col];
}
void gemm(const float *a, const float *b, const float *c, float *d, int n) {
  fusedGemm<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, b, c, d, n, 1.f, 0.f);
}
