#include <cuda_runtime.h>

#define T 16
// Tiles along an antidiagonal at once, and cells along an antidiagonal inside a tile.
__global__ void sweep(const int *score, int *m, int width, int diagonal) {
  __shared__ int s[T + 1][T + 1];
  int bx = blockIdx.x, by = diagonal - bx, tx = threadIdx.x;
  int base = (by * T) * width + bx * T;
  for (int k = 0; k <= T; k++) s[k][tx] = m[base + k * width + tx]; // expect: loop-reordering
  __syncthreads();
  for (int d = 0; d < 2 * T - 1; d++) { // evidence: loop-reordering
    int y = d - tx;
    if (y >= 0 && y < T)
      s[y + 1][tx + 1] = max(s[y][tx] + score[base + y * width + tx], max(s[y][tx + 1], s[y + 1][tx]) - 1); // evidence: loop-reordering
    __syncthreads();
  }
  for (int k = 0; k < T; k++) m[base + (k + 1) * width + tx + 1] = s[k + 1][tx + 1];
}
void align(const int *score, int *m, int width, int tiles) {
  for (int d = 0; d < tiles; d++) sweep<<<d + 1, T>>>(score, m, width, d);
}
