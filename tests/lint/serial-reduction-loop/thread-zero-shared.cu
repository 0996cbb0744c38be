// rule: serial-reduction-loop  expect: finding
#include <cuda_runtime.h>

__global__ void blockSums(const float *in, float *out, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * 256 + threadIdx.x;
  s[threadIdx.x] = i < n ? in[i] : 0.0f;
  __syncthreads();
  if (threadIdx.x == 0) {
    float sum = 0.0f;
    for (int k = 0; k < 256; k++) // <-- finding
      sum += s[k];
    out[blockIdx.x] = sum;
  }
}

void run(const float *in, float *out, int n) { blockSums<<<(n + 255) / 256, 256>>>(in, out, n); }
