// rule: shared-bank-conflict  expect: silent
// The words of the warps are 32 apart, but one lane of a warp writes and eight lanes read packed ones.
#include <cuda_runtime.h>

__global__ void maxima(const float *in, float *out) {
  __shared__ float best[8];
  float v = in[blockIdx.x * 256 + threadIdx.x];
  for (int d = 16; d > 0; d /= 2)
    v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, d));
  if ((threadIdx.x & 31) == 0)
    best[threadIdx.x >> 5] = v;
  __syncthreads();
  if (threadIdx.x < 8) {
    v = best[threadIdx.x];
    for (int d = 4; d > 0; d /= 2)
      v = fmaxf(v, __shfl_xor_sync(0xffu, v, d));
    if (threadIdx.x == 0)
      out[blockIdx.x] = v;
  }
}

void run(const float *in, float *out, int blocks) { maxima<<<blocks, 256>>>(in, out); }
