// absent: double-buffering
// Conjugate gradients: the vectors feed each other, but every one keeps its role.
#include <cuda_runtime.h>

__global__ void product(const float *p, float *q, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    q[i] = 2.0f * p[i] - p[i - 1] - p[i + 1];
}

__global__ void direction(const float *r, float *p, float beta, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    p[i] = r[i] + beta * p[i];
}

__global__ void residual(float *r, const float *q, float alpha, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    r[i] -= alpha * q[i];
}

void iterate(float *p, float *q, float *r, int n, int turns) {
  const int blocks = (n + 255) / 256;
  for (int t = 0; t < turns; ++t) {
    product<<<blocks, 256>>>(p, q, n);
    residual<<<blocks, 256>>>(r, q, 0.1f, n);
    direction<<<blocks, 256>>>(r, p, 0.5f, n);
  }
}
