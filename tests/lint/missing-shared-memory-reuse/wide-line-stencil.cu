// rule: missing-shared-memory-reuse  expect: finding
// Nine taps along a line, written out.
#include <cuda_runtime.h>

__global__ void derivative(const double *__restrict__ u, double *__restrict__ d, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x + 4;
  if (i >= n - 4)
    return;
  d[i] = 0.8 * (u[i + 1] - u[i - 1]) - 0.2 * (u[i + 2] - u[i - 2]) // <-- finding
         + 0.0380952 * (u[i + 3] - u[i - 3]) - 0.0035714 * (u[i + 4] - u[i - 4]) + 0.0 * u[i];
}

void run(const double *u, double *d, int n) { derivative<<<(n + 255) / 256, 256>>>(u, d, n); }
