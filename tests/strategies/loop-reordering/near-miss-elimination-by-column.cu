#include <cuda_runtime.h>

// absent: loop-reordering
// Plain elimination, column after column.
__global__ void multipliers(const float *a, float *m, int n, int t) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 1 - t) m[n * (i + t + 1) + t] = a[n * (i + t + 1) + t] / a[n * t + t];
}
__global__ void eliminate(float *a, const float *m, int n, int t) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < n - 1 - t && y < n - t) a[n * (x + 1 + t) + y + t] -= m[n * (x + 1 + t) + t] * a[n * t + y + t];
}
void run(float *a, float *m, int n) {
  for (int t = 0; t < n - 1; t++) {
    multipliers<<<(n + 255) / 256, 256>>>(a, m, n, t);
    eliminate<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, m, n, t);
  }
}
