// A warp fetches a row at a time; lane 0 asks and tells the others.
#include <cuda_runtime.h>

__global__ void spmvDynamic(const int *__restrict__ rowPtr, const int *__restrict__ col, const float *__restrict__ val,
                            const float *__restrict__ x, float *__restrict__ y, int rows, int *next) {
  const int lane = threadIdx.x & 31;
  for (;;) { // expect: dynamic-work-distribution
    int row = 0;
    if (lane == 0)
      row = atomicAdd(next, 1); // expect: dynamic-work-distribution
    row = __shfl_sync(0xffffffffu, row, 0);
    if (row >= rows)
      return;
    float sum = 0.0f;
    for (int k = rowPtr[row] + lane; k < rowPtr[row + 1]; k += 32)
      sum += val[k] * x[col[k]];
    for (int d = 16; d; d >>= 1)
      sum += __shfl_xor_sync(0xffffffffu, sum, d);
    if (lane == 0)
      y[row] = sum;
  }
}
