// rule: runtime-indexed-local-array  expect: finding
// The loops are as long as a parameter says; the compiler cannot unroll them.
#include <cuda_runtime.h>

extern "C" __global__ void horner(const double *coefficients, const double *x, double *out, int degree, int n) {
  double c[12]; // <-- finding
  for (int k = 0; k <= degree; ++k)
    c[k] = coefficients[k]; // <-- finding
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    double y = 0;
    for (int k = degree; k >= 0; --k)
      y = y * x[i] + c[k];
    out[i] = y;
  }
}
