// rule: missing-restrict  expect: finding
// One parameter behind a pointer, read for every element of the thread.
#include <cuda_runtime.h>

__global__ void axpy(const float *alpha, const float *x, float *y, int n) { // <-- finding
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    y[i] = *alpha * x[i] + y[i];
}

void run(const float *alpha, const float *x, float *y, int n) { axpy<<<128, 256>>>(alpha, x, y, n); }
