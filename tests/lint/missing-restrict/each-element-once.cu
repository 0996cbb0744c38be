// rule: missing-restrict  expect: silent
// Nothing is loaded twice; the qualifier would save nothing but good order.
#include <cuda_runtime.h>

__global__ void add(const float *a, const float *b, float *c, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    c[i] = a[i] + b[i];
}

void run(const float *a, const float *b, float *c, int n) { add<<<256, 256>>>(a, b, c, n); }
