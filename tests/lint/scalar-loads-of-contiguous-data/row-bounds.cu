// rule: scalar-loads-of-contiguous-data  expect: silent
// Begin and end of a row are neighbours, but half of the pairs start at an odd place.
#include <cuda_runtime.h>

__global__ void lengths(const int *offsets, int *out, int rows) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows)
    out[row] = offsets[row + 1] - offsets[row];
}

void run(const int *offsets, int *out, int rows) { lengths<<<(rows + 255) / 256, 256>>>(offsets, out, rows); }
