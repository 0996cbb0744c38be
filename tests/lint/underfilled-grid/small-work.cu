// rule: underfilled-grid  expect: silent
// A thousand elements: more blocks would have nothing to do.
#include <cuda_runtime.h>

__global__ void ramp(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    for (int k = 0; k < 4; ++k)
      x[4 * i + k] = i;
}

void run(float *x) { ramp<<<4, 256>>>(x, 1000); }
