// rule: missing-restrict  expect: finding
// The scale of the row is loaded anew for every column, because the store might have changed it.
#include <cuda_runtime.h>

__global__ void scaleRows(const float *scale, float *matrix, int rows, int columns) { // <-- finding
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  for (int c = 0; c < columns; ++c)
    matrix[c * rows + row] *= scale[row];
}

void run(const float *scale, float *matrix, int rows, int columns) {
  scaleRows<<<(rows + 255) / 256, 256>>>(scale, matrix, rows, columns);
}
