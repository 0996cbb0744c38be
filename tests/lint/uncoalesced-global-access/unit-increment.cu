// rule: uncoalesced-global-access  expect: silent
// A stride as in BLAS, and every caller passes 1.
#include <cuda_runtime.h>

__global__ void scale(float *x, int incx, float alpha, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i * incx] *= alpha;
}

void halve(float *x, int n) { scale<<<(n + 255) / 256, 256>>>(x, 1, 0.5f, n); }
void twice(float *x, int n) { scale<<<(n + 255) / 256, 256>>>(x, 1, 2.0f, n); }
