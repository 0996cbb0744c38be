// rule: underfilled-grid  expect: silent
#include <cuda_runtime.h>

__global__ void scale(float *x, long n) {
  for (long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (long)gridDim.x * blockDim.x)
    x[i] *= 3;
}

void run(float *x) { scale<<<1024, 256>>>(x, 100000000L); }
