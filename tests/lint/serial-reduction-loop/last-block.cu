// rule: serial-reduction-loop  expect: finding
// The last block's first thread goes over the sums of all blocks.
#include <cuda_runtime.h>

__device__ unsigned finished;

__device__ float total(const volatile float *sums, unsigned blocks) {
  float s = 0;
  for (unsigned b = 0; b < blocks; ++b) // <-- finding
    s = s + sums[b];
  return s;
}

__global__ void sum(const float *v, volatile float *sums, float *result) {
  float mine = v[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 16; d; d >>= 1)
    mine += __shfl_xor_sync(~0u, mine, d);
  __shared__ float warps[8];
  if (threadIdx.x % 32 == 0)
    warps[threadIdx.x / 32] = mine;
  __syncthreads();
  if (threadIdx.x == 0) {
    float block = 0;
    for (int w = 0; w < 8; ++w)
      block += warps[w];
    sums[blockIdx.x] = block;
    __threadfence();
    if (atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1)
      *result = total(sums, gridDim.x);
  }
}

void run(const float *v, float *s, float *r, int blocks) { sum<<<blocks, 256>>>(v, s, r); }
