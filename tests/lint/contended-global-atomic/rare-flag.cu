// rule: contended-global-atomic  expect: silent
// Set by whoever finds something wrong; nobody does.
#include <cuda_runtime.h>

__global__ void check(const float *x, int *bad, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && !(fabsf(x[i]) < 1e30f))
    atomicOr(bad, 1);
}

void run(const float *x, int *bad, int n) { check<<<(n + 255) / 256, 256>>>(x, bad, n); }
