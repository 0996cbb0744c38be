// rule: serial-reduction-loop  expect: silent
#include <cuda_runtime.h>

__global__ void sum(const float *in, float *out) {
  __shared__ float s[256];
  s[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
  __syncthreads();
  for (int d = 128; d > 0; d >>= 1) {
    if (threadIdx.x < d)
      s[threadIdx.x] += s[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = s[0];
}

void run(const float *in, float *out, int blocks) { sum<<<blocks, 256>>>(in, out); }
