// rule: single-block-launch  expect: silent
// As many items as the launch before had blocks.
#include <cuda_runtime.h>

__global__ void partial(const float *x, float *p, int n) {
  float s = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    s += x[i];
  for (int o = 16; o; o /= 2)
    s += __shfl_down_sync(~0u, s, o);
  if (threadIdx.x == 0)
    p[blockIdx.x] = s;
}
__global__ void finish(const float *p, float *sum, int count) {
  float s = 0;
  for (int i = threadIdx.x; i < count; i += 32)
    s += p[i];
  for (int o = 16; o; o /= 2)
    s += __shfl_down_sync(~0u, s, o);
  if (threadIdx.x == 0)
    *sum = s;
}

void run(const float *x, float *p, float *sum, int n) {
  const int blocks = (n + 4095) / 4096;
  partial<<<blocks, 32>>>(x, p, n);
  finish<<<1, 32>>>(p, sum, blocks);
}
