// A warp per row of a sparse matrix: values and columns in lane order, the gather from x is one pair of five.
#include <cuda_runtime.h>

template <int kLanes>
__global__ void spmvVector(int rows, const int *ptr, const int *col, const double *val, const double *x, double *y) {
  const int lane = threadIdx.x % kLanes;
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / kLanes;
  if (row >= rows)
    return;
  double sum = 0;
  for (int k = ptr[row] + lane; k < ptr[row + 1]; k += kLanes)
    sum += val[k] * x[col[k]]; // expect: memory-coalescing
  for (int d = kLanes / 2; d > 0; d /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, d, kLanes);
  if (lane == 0)
    y[row] = sum;
}

void spmv(int rows, const int *ptr, const int *col, const double *val, const double *x, double *y) {
  spmvVector<32><<<(rows + 7) / 8, 256>>>(rows, ptr, col, val, x, y);
}
