#include <cuda_runtime.h>

// absent: algorithm-substitution
__global__ void jacobi(const float *a, float *b, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1, y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x < n - 1 && y < n - 1) b[y * n + x] = 0.25f * (a[y * n + x - 1] + a[y * n + x + 1] + a[(y - 1) * n + x] + a[(y + 1) * n + x]);
}
void run(float *a, float *b, int n, int turns) {
  for (int t = 0; t < turns; ++t) {
    jacobi<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, b, n);
    float *c = a; a = b; b = c;
  }
}
