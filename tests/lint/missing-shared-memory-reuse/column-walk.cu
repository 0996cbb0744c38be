// rule: missing-shared-memory-reuse  expect: silent
// Each thread walks down a column of its own.
#include <cuda_runtime.h>

__global__ void columnSums(const float *m, float *sums, int rows, int columns) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns)
    return;
  float sum = 0;
  for (int r = 0; r < rows; ++r)
    sum += m[r * columns + c];
  sums[c] = sum;
}

void run(const float *m, float *sums, int rows, int columns) {
  columnSums<<<(columns + 255) / 256, 256>>>(m, sums, rows, columns);
}
