// rule: contended-global-atomic  expect: finding
// 256 bins for all pixels of all blocks.
#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *pixels, unsigned *bins, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
    atomicAdd(&bins[pixels[i]], 1u); // <-- finding
}

void run(const unsigned char *pixels, unsigned *bins, size_t n) { histogram<<<512, 256>>>(pixels, bins, n); }
