#include <cuda_runtime.h>

// absent: algorithm-substitution
// Every thread sorts its own row the textbook way.
__global__ void bitonicRows(int *x, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  int *a = x + r * cols;
  for (int i = 0; i < cols; ++i)
    for (int j = 0; j + 1 < cols - i; ++j)
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
}
void run(int *x, int rows, int cols) { bitonicRows<<<(rows + 63) / 64, 64>>>(x, rows, cols); }
