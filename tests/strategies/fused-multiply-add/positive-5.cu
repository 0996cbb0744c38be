/* Old style: explicit rounding mode, double precision, in a helper with the std name. */
#include <cuda_runtime.h>
#include <cmath>
static __device__ double residual(double q, double b, double a) {
  return __fma_rn(-q, b, a); // expect: fused-multiply-add
}
extern "C" __global__ void divide(const double *a, const double *b, double *q, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i >= n) return;
  double guess = a[i] / b[i];
  q[i] = std::fma(residual(guess, b[i], a[i]), 1.0 / b[i], guess); // expect: fused-multiply-add
}
