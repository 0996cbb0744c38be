#include <cuda_runtime.h>

// absent: algebraic-reformulation
__global__ void stableSoftmax(const float *x, float *y, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float m = x[r * cols], s = 0.f;
  for (int c = 1; c < cols; ++c) m = fmaxf(m, x[r * cols + c]);
  for (int c = 0; c < cols; ++c) s += expf(x[r * cols + c] - m);
  for (int c = 0; c < cols; ++c) y[r * cols + c] = expf(x[r * cols + c] - m) / s;
}
void run(const float *x, float *y, int rows, int cols) { stableSoftmax<<<(rows + 63) / 64, 64>>>(x, y, rows, cols); }
