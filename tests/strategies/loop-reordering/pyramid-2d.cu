#include <cuda_runtime.h>

const int S = 2, TILE = 32;
// Several steps a launch; the part of the tile that is right shrinks with each.
__global__ void pyramid(const float *src, float *dst, int cols, int rows, int steps) {
  __shared__ float now[TILE][TILE], next[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y;
  const int gx = (TILE - 2 * S) * blockIdx.x + x - S, gy = (TILE - 2 * S) * blockIdx.y + y - S;
  const bool inside = gx >= 0 && gx < cols && gy >= 0 && gy < rows;
  if (inside) now[y][x] = src[gy * cols + gx];
  __syncthreads();
  for (int i = 0; i < steps; ++i) { // expect: loop-reordering
    if (x > i && x < TILE - 1 - i && y > i && y < TILE - 1 - i && inside)
      next[y][x] = 0.2f * (now[y][x] + now[y - 1][x] + now[y + 1][x] + now[y][x - 1] + now[y][x + 1]); // evidence: loop-reordering
    __syncthreads();
    now[y][x] = next[y][x];
    __syncthreads();
  }
  if (x >= S && x < TILE - S && y >= S && y < TILE - S && inside) dst[gy * cols + gx] = now[y][x];
}
void run(float *a, float *b, int cols, int rows) { pyramid<<<dim3(cols / (TILE - 2 * S), rows / (TILE - 2 * S)), dim3(TILE, TILE)>>>(a, b, cols, rows, S); }
