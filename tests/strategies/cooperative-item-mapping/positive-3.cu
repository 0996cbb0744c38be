// Eight lanes to a row of a sparse matrix, as a template parameter.
#include <cuda_runtime.h>

template <int kLanes>
__global__ void spmv(const int *__restrict__ rowPtr, const int *__restrict__ col, const double *__restrict__ val,
                     const double *__restrict__ x, double *__restrict__ y, int rows) {
  const int lane = threadIdx.x % kLanes;
  const int perBlock = blockDim.x / kLanes;
  for (int row = blockIdx.x * perBlock + threadIdx.x / kLanes; row < rows; row += gridDim.x * perBlock) {
    double sum = 0.0;
    const int end = rowPtr[row + 1];
    for (int k = rowPtr[row] + lane; k < end; k += kLanes) // expect: cooperative-item-mapping
      sum += val[k] * x[col[k]];
    for (int d = kLanes / 2; d > 0; d /= 2)
      sum += __shfl_down_sync(0xffffffffu, sum, d, kLanes);
    if (lane == 0)
      y[row] = sum;
  }
}

void multiply(const int *rowPtr, const int *col, const double *val, const double *x, double *y, int rows) {
  spmv<8><<<(rows + 31) / 32, 256>>>(rowPtr, col, val, x, y, rows);
}
