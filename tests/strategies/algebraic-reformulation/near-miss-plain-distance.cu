#include <cuda_runtime.h>

// absent: algebraic-reformulation
__global__ void expandedDistance(const float *a, const float *b, float *d, int n, int m, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n || j >= m) return;
  float s = 0.0f;
  for (int t = 0; t < k; ++t) {
    float e = a[i * k + t] - b[j * k + t];
    s += e * e;
  }
  d[i * m + j] = s;
}
void run(const float *a, const float *b, float *d, int n, int m, int k) {
  expandedDistance<<<dim3(m / 16, n / 16), dim3(16, 16)>>>(a, b, d, n, m, k);
}
