// rule: serial-reduction-loop  expect: silent
// Each thread has a sum of its own.
#include <cuda_runtime.h>

__global__ void matvec(const float *a, const float *x, float *y, int n) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= n)
    return;
  float s = 0;
  for (int k = 0; k < n; ++k)
    s += a[k * n + c] * x[k];
  y[c] = s;
}

void run(const float *a, const float *x, float *y, int n) { matvec<<<(n + 255) / 256, 256>>>(a, x, y, n); }
