// absent: cooperative-item-mapping
// Chunks: a block adds up its share of one long array.
#include <cuda_runtime.h>

__global__ void sumChunks(const float *x, float *partial, int n, int chunk) {
  __shared__ float s[256];
  const int begin = blockIdx.x * chunk;
  const int end = min(begin + chunk, n);
  float sum = 0.0f;
  for (int i = begin + threadIdx.x; i < end; i += blockDim.x)
    sum += x[i];
  s[threadIdx.x] = sum;
  __syncthreads();
  for (int d = 128; d > 0; d >>= 1) {
    if (threadIdx.x < d)
      s[threadIdx.x] += s[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    partial[blockIdx.x] = s[0];
}

void run(const float *x, float *partial, int n) { sumChunks<<<64, 256>>>(x, partial, n, (n + 63) / 64); }
