// rule: serial-reduction-loop  expect: silent
// One thread adds the sums of the warps: eight of them, or blockDim.x / 32.
#include <cuda_runtime.h>

__global__ void sum(const float *in, float *out) {
  __shared__ float warps[32];
  float s = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 16; d; d >>= 1)
    s += __shfl_down_sync(~0u, s, d);
  if (threadIdx.x % 32 == 0)
    warps[threadIdx.x / 32] = s;
  __syncthreads();
  if (threadIdx.x == 0) {
    float total = 0;
    for (int w = 0; w < blockDim.x / 32; ++w)
      total += warps[w];
    out[blockIdx.x] = total;
  }
}

void run(const float *in, float *out, int blocks, int threads) { sum<<<blocks, threads>>>(in, out); }
