#include <cuda_runtime.h>

__global__ void distances(const float *a, const float *b, const float *na, const float *nb, float *d, int n, int m, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n || j >= m) return;
  float dot = 0.0f;
  for (int t = 0; t < k; ++t) dot += a[i * k + t] * b[j * k + t];
  d[i * m + j] = na[i] + nb[j] - 2.0f * dot; // expect: algebraic-reformulation
}
void run(const float *a, const float *b, const float *na, const float *nb, float *d, int n, int m, int k) {
  distances<<<dim3(m / 16, n / 16), dim3(16, 16)>>>(a, b, na, nb, d, n, m, k);
}
