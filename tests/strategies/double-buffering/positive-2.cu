// Two halves of shared memory: the next tile is stored into one while the other is multiplied.
#include <cuda_runtime.h>

#define K 8

__global__ void gemmColumn(const float *a, const float *b, float *c, int n) {
  __shared__ float as[2][K * 64], bs[2][K * 64];
  int cur = 0;
  as[0][threadIdx.x] = a[threadIdx.x];
  bs[0][threadIdx.x] = b[threadIdx.x];
  __syncthreads();
  float sum = 0.0f;
  for (int k = K; k <= n; k += K) {
    if (k < n) {
      as[cur ^ 1][threadIdx.x] = a[k * 64 + threadIdx.x]; // expect: double-buffering
      bs[cur ^ 1][threadIdx.x] = b[k * 64 + threadIdx.x]; // expect: double-buffering
    }
    for (int j = 0; j < K; ++j)
      sum += as[cur][j * 64 + threadIdx.x % 64] * bs[cur][j * 64 + threadIdx.x / 64]; // evidence: double-buffering
    __syncthreads();
    cur ^= 1; // evidence: double-buffering
  }
  c[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
