// rule: runtime-indexed-local-array  expect: silent
// A private tally a thread, but in shared memory.
#include <cuda_runtime.h>

__global__ void tally(const unsigned char *in, int *out, int each) {
  __shared__ int counts[16][128];
  for (int k = 0; k < 16; ++k)
    counts[k][threadIdx.x] = 0;
  const int t = blockIdx.x * 128 + threadIdx.x;
  for (int i = 0; i < each; ++i)
    counts[in[i * gridDim.x * 128 + t] & 15][threadIdx.x]++;
  for (int k = 0; k < 16; ++k)
    out[k * gridDim.x * 128 + t] = counts[k][threadIdx.x];
}

void run(const unsigned char *in, int *out, int each) { tally<<<64, 128>>>(in, out, each); }
