// rule: contended-global-atomic  expect: silent
// A lane speaks for its warp.
#include <cuda_runtime.h>

__global__ void total(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0;
  for (int o = 16; o; o >>= 1)
    v += __shfl_xor_sync(~0u, v, o);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(sum, v);
}

void run(const float *x, float *sum, int n) { total<<<(n + 255) / 256, 256>>>(x, sum, n); }
