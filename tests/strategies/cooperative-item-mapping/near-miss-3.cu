// absent: cooperative-item-mapping
// A block loads a tile with its halo into shared memory, several elements a thread.
#include <cuda_runtime.h>

#define TILE 32
#define R 3

__global__ void blur(const float *in, float *out, int w, int h) {
  __shared__ float tile[TILE + 2 * R][TILE + 2 * R];
  for (int k = threadIdx.y * blockDim.x + threadIdx.x; k < (TILE + 2 * R) * (TILE + 2 * R); k += blockDim.x * blockDim.y) {
    const int x = min(max(int(blockIdx.x) * TILE + k % (TILE + 2 * R) - R, 0), w - 1);
    const int y = min(max(int(blockIdx.y) * TILE + k / (TILE + 2 * R) - R, 0), h - 1);
    tile[k / (TILE + 2 * R)][k % (TILE + 2 * R)] = in[y * w + x];
  }
  __syncthreads();
  float sum = 0.0f;
  for (int dy = 0; dy <= 2 * R; ++dy)
    for (int dx = 0; dx <= 2 * R; ++dx)
      sum += tile[threadIdx.y + dy][threadIdx.x + dx];
  const int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  if (x < w && y < h)
    out[y * w + x] = sum / ((2 * R + 1) * (2 * R + 1));
}

void run(const float *in, float *out, int w, int h) {
  blur<<<dim3((w + TILE - 1) / TILE, (h + TILE - 1) / TILE), dim3(TILE, TILE)>>>(in, out, w, h);
}
