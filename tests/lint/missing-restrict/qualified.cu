// rule: missing-restrict  expect: silent
// Both are qualified; for the second kernel the target alone is, which says the same of the pair.
#include <cuda_runtime.h>

__global__ void scaleRows(const float *__restrict__ scale, float *__restrict__ m, int rows, int columns) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows)
    for (int c = 0; c < columns; ++c)
      m[c * rows + row] *= scale[row];
}

__global__ void shiftRows(const float *shift, float *__restrict__ m, int rows, int columns) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows)
    for (int c = 0; c < columns; ++c)
      m[c * rows + row] += shift[row];
}

void run(const float *a, const float *b, float *m, int rows, int columns) {
  scaleRows<<<(rows + 255) / 256, 256>>>(a, m, rows, columns);
  shiftRows<<<(rows + 255) / 256, 256>>>(b, m, rows, columns);
}
