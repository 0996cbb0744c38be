// rule: block-size-not-a-warp-multiple  expect: silent
// The size comes from the occupancy calculator.
#include <cuda_runtime.h>

__global__ void twice(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] *= 2;
}

void run(float *v, int n) {
  int grid = 0, block = 0;
  cudaOccupancyMaxPotentialBlockSize(&grid, &block, twice, 0, 0);
  twice<<<(n + block - 1) / block, block>>>(v, n);
}
