// absent: memory-coalescing
// threadIdx.x selects the row of a matrix with a run-time pitch; the block is two-dimensional.
#include <cuda_runtime.h>

__global__ void scaleMatrix(const float *in, float *out, int rows, int cols, float f) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  int col = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && col < cols)
    out[row * cols + col] = f * in[row * cols + col];
}

void scale(const float *in, float *out, int rows, int cols) {
  dim3 block(16, 16), grid((rows + 15) / 16, (cols + 15) / 16);
  scaleMatrix<<<grid, block>>>(in, out, rows, cols, 2.f);
}
