// rule: uncoalesced-global-access  expect: silent
// The lanes of a warp stand side by side in their row; one of them writes the result.
#include <cuda_runtime.h>

__global__ void rowSums(const float *matrix, float *sums, int rows, int columns) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  float sum = 0;
  for (int c = lane; c < columns; c += 32)
    sum += matrix[(size_t)row * columns + c];
  for (int offset = 16; offset; offset >>= 1)
    sum += __shfl_down_sync(~0u, sum, offset);
  if (lane == 0)
    sums[row] = sum;
}

void run(const float *matrix, float *sums, int rows, int columns) {
  rowSums<<<(rows + 7) / 8, 256>>>(matrix, sums, rows, columns);
}
