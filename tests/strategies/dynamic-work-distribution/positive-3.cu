// One thread of a block draws the next tile and leaves its number in shared memory.
#include <cuda_runtime.h>

__device__ unsigned int tileCounter;

__global__ void __launch_bounds__(256) shadeTiles(const float *depth, unsigned char *image, int tilesX, unsigned tiles) {
  __shared__ unsigned tile;
  while (true) { // expect: dynamic-work-distribution
    if (threadIdx.x == 0 && threadIdx.y == 0)
      tile = atomicInc(&tileCounter, 0xffffffffu); // expect: dynamic-work-distribution
    __syncthreads();
    const unsigned mine = tile;
    __syncthreads();
    if (mine >= tiles)
      break;
    const unsigned x = (mine % tilesX) * 16 + threadIdx.x, y = (mine / tilesX) * 16 + threadIdx.y;
    float light = 0.0f, d = depth[y * tilesX * 16 + x];
    while (d > 1.0f) {
      light += 1.0f / d;
      d *= 0.5f;
    }
    image[y * tilesX * 16 + x] = (unsigned char)(255.0f * light);
  }
}

void shade(const float *depth, unsigned char *image, int tilesX, int tilesY) {
  const unsigned zero = 0;
  cudaMemcpyToSymbol(tileCounter, &zero, sizeof zero);
  shadeTiles<<<64, dim3(16, 16)>>>(depth, image, tilesX, tilesX * tilesY);
}
