#include <cuda_runtime.h>

// absent: recomputation
__global__ void product(const float *a, const float *b, float *c, int n) {
  int r = blockIdx.y * blockDim.y + threadIdx.y, k = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int t = 0; t < n; ++t) s += a[r * n + t] * b[t * n + k];
  c[r * n + k] = s;
}
void run(const float *a, const float *b, float *c, int n) { product<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, b, c, n); }
