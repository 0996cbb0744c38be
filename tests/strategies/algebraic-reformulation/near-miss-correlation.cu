#include <cuda_runtime.h>

// absent: algebraic-reformulation
__global__ void cosine(const float *a, const float *b, float *c, int n, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float ab = 0, aa = 0, bb = 0;
  for (int t = 0; t < k; ++t) {
    float x = a[i * k + t], y = b[i * k + t];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  c[i] = ab / sqrtf(aa * bb);
}
void run(const float *a, const float *b, float *c, int n, int k) { cosine<<<(n + 63) / 64, 64>>>(a, b, c, n, k); }
