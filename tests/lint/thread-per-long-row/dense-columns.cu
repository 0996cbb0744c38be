// rule: thread-per-long-row  expect: silent
// A sparse matrix times many dense columns: all threads of a block walk the same row, each for its column.
#include <cuda_runtime.h>

__global__ void spmm(const int *ptr, const int *idx, const float *val, const float *b, float *c, int width) {
  int row = blockIdx.x, col = blockIdx.y * blockDim.x + threadIdx.x;
  if (col >= width)
    return;
  float s = 0;
  for (int k = ptr[row]; k < ptr[row + 1]; ++k)
    s += val[k] * b[idx[k] * width + col];
  c[row * width + col] = s;
}

void run(const int *p, const int *i, const float *v, const float *b, float *c, int rows, int width) {
  spmm<<<dim3(rows, (width + 63) / 64), 64>>>(p, i, v, b, c, width);
}
