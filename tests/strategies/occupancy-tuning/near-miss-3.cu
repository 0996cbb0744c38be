// absent: occupancy-tuning
// More shared memory is allowed than by default, and the cache is set up; the block size is a habit.
#include <cuda_runtime.h>

extern __shared__ float tile[];
__global__ void flip(float *v, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    tile[i] = v[blockIdx.x * n + i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    v[blockIdx.x * n + i] = tile[n - 1 - i];
}

void run(float *v, int n, int rows) {
  const int bytes = n * sizeof(float);
  cudaFuncSetAttribute(flip, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  cudaFuncSetCacheConfig(flip, cudaFuncCachePreferShared);
  flip<<<rows, 256, bytes>>>(v, n);
}
