#include <cuda_runtime.h>
// Squares and products are summed in arrays of the thread, and meet in one fused operation.
__global__ void pairs(const float *__restrict__ a, const float *__restrict__ b, float *out, int n, int m, int k) {
  float dot[2][2] = {}, na[2] = {}, nb[2] = {};
  int i0 = 2 * (blockIdx.y * blockDim.y + threadIdx.y), j0 = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
  for (int t = 0; t < k; ++t) {
    float x[2], y[2];
    for (int i = 0; i < 2; ++i) {
      x[i] = a[t * n + i0 + i];
      y[i] = b[t * m + j0 + i];
    }
    for (int i = 0; i < 2; ++i) {
      na[i] = fmaf(x[i], x[i], na[i]);
      nb[i] = fmaf(y[i], y[i], nb[i]);
      for (int j = 0; j < 2; ++j)
        dot[i][j] = fmaf(x[i], y[j], dot[i][j]);
    }
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      out[(i0 + i) * m + j0 + j] = fmaxf(0.0f, fmaf(-2.0f, dot[i][j], na[i] + nb[j])); // expect: algebraic-reformulation
}
void run(const float *a, const float *b, float *out, int n, int m, int k) {
  pairs<<<dim3(m / 32, n / 32), dim3(16, 16)>>>(a, b, out, n, m, k);
}
