// absent: shared-memory-tiling
// A private histogram: shared, synchronised, and merged slot by slot.
#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *data, unsigned *bins, int n) {
  __shared__ unsigned tile[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    tile[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&tile[data[i]], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    atomicAdd(&bins[b], tile[b]);
}

void run(const unsigned char *data, unsigned *bins, int n) { histogram<<<64, 128>>>(data, bins, n); }
