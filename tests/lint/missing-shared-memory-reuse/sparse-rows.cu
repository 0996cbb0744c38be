// rule: missing-shared-memory-reuse  expect: silent
// Which elements of x threads share is in the data.
#include <cuda_runtime.h>

__global__ void spmv(const int *rowPtr, const int *column, const float *value, const float *x, float *y, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  float sum = 0;
  for (int k = rowPtr[row]; k < rowPtr[row + 1]; ++k)
    sum += value[k] * x[column[k]];
  y[row] = sum;
}

void run(const int *p, const int *c, const float *v, const float *x, float *y, int rows) {
  spmv<<<(rows + 127) / 128, 128>>>(p, c, v, x, y, rows);
}
