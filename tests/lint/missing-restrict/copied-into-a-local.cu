// rule: missing-restrict  expect: silent
// What does not change is loaded before the loop.
#include <cuda_runtime.h>

__global__ void scaleRows(const float *scale, float *m, int rows, int columns) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  const float s = scale[row];
  for (int c = 0; c < columns; ++c)
    m[c * rows + row] *= s;
}

void run(const float *scale, float *m, int rows, int columns) {
  scaleRows<<<(rows + 255) / 256, 256>>>(scale, m, rows, columns);
}
