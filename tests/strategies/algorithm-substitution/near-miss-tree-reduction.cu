#include <cuda_runtime.h>

// absent: algorithm-substitution
__global__ void scanlessSum(const float *x, float *out, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * 256 + threadIdx.x;
  s[threadIdx.x] = i < n ? x[i] : 0;
  __syncthreads();
  for (int d = 1; d < 256; d *= 2) {
    if (threadIdx.x % (2 * d) == 0) s[threadIdx.x] += s[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = s[0];
}
void run(const float *x, float *out, int n) { scanlessSum<<<(n + 255) / 256, 256>>>(x, out, n); }
