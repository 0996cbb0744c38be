// absent: restrict-qualification
// The qualified kernel is never launched, and the macro that would qualify the launched one is empty.
#include <cuda_runtime.h>

#define RESTRICT
// #define RESTRICT __restrict__

__global__ void sumFast(const float *__restrict__ x, float *__restrict__ total, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    atomicAdd(total, x[i]);
}

__global__ void sumSlow(const float *RESTRICT x, float *RESTRICT total, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(total, x[i]);
}

float sum(const float *x, float *total, int n) {
  sumSlow<<<(n + 255) / 256, 256>>>(x, total, n);
  float result = 0.f;
  cudaMemcpy(&result, total, sizeof(float), cudaMemcpyDeviceToHost);
  return result;
}
