// rule: missing-shared-memory-reuse  expect: silent
// A polynomial's few coefficients are broadcast to all threads.
#include <cuda_runtime.h>

__global__ void evaluate(const float *coefficients, int degree, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = 0, at = x[i];
  for (int k = degree; k >= 0; --k)
    v = v * at + coefficients[k];
  y[i] = v;
}

void run(const float *c, int degree, const float *x, float *y, int n) {
  evaluate<<<(n + 255) / 256, 256>>>(c, degree, x, y, n);
}
