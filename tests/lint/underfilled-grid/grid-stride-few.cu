// rule: underfilled-grid  expect: finding
// Sixteen blocks stride over a hundred million elements.
#include <cuda_runtime.h>

__global__ void saxpy(float a, const float *x, float *y, long n) {
  for (long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (long)gridDim.x * blockDim.x)
    y[i] += a * x[i];
}

void run(const float *x, float *y) {
  const long n = 100000000;
  saxpy<<<16, 256>>>(2.0f, x, y, n); // <-- finding
}
