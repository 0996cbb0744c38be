// A while loop; the stride is a variable with a name of its own.
#include <cuda_runtime.h>

__global__ void axpy(float a, const float *x, float *y, size_t n) {
  size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  const size_t hop = size_t(blockDim.x) * gridDim.x; // evidence: grid-stride-loop
  while (i < n) { // expect: grid-stride-loop
    y[i] = a * x[i] + y[i];
    i += hop;
  }
}

void run(float a, const float *x, float *y, size_t n) { axpy<<<256, 256>>>(a, x, y, n); }
