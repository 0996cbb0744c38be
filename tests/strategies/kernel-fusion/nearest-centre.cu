#include <cuda_runtime.h>

#define DIM 3
__global__ void assign(const float *p, const float *c, int *label, int n, int k) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float best = 3.4e38f;
  int at = 0;
  for (int j = 0; j < k; j++) {
    float d = 0;
    for (int t = 0; t < DIM; t++) {
      float e = p[i * DIM + t] - c[j * DIM + t];
      d += e * e;
    }
    if (d < best) {
      best = d; // expect: kernel-fusion
      at = j;
    }
  }
  label[i] = at;
}
void kmeansStep(const float *p, const float *c, int *label, int n, int k) {
  assign<<<(n + 255) / 256, 256>>>(p, c, label, n, k);
}
