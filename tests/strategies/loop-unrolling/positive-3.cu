// _Pragma inside a macro.
#include <cuda_runtime.h>

#define DO_PRAGMA(x) _Pragma(#x)
#define UNROLLED(n) DO_PRAGMA(unroll n)

__global__ void horner(const float *coeff, const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = 0.f;
  UNROLLED(8) // expect: loop-unrolling
  for (int k = 31; k >= 0; --k)
    v = v * x[i] + coeff[k];
  y[i] = v;
}

void run(const float *coeff, const float *x, float *y, int n) { horner<<<(n + 255) / 256, 256>>>(coeff, x, y, n); }
