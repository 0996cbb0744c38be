// rule: contended-global-atomic  expect: silent
// Counted in shared memory, added up once a block.
#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *pixels, unsigned *bins, int n) {
  __shared__ unsigned mine[256];
  mine[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256)
    atomicAdd(&mine[pixels[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], mine[threadIdx.x]);
}

void run(const unsigned char *pixels, unsigned *bins, int n) { histogram<<<256, 256>>>(pixels, bins, n); }
