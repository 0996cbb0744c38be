// rule: thread-per-long-row  expect: silent
// Entries stored column by column: the lanes read side by side at every turn.
#include <cuda_runtime.h>

__global__ void ell(const int *length, const int *column, const float *value, const float *x, float *y, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0;
  for (int k = 0; k < length[r]; ++k)
    s += value[k * rows + r] * x[column[k * rows + r]];
  y[r] = s;
}

void run(const int *l, const int *c, const float *v, const float *x, float *y, int n) {
  ell<<<(n + 255) / 256, 256>>>(l, c, v, x, y, n);
}
