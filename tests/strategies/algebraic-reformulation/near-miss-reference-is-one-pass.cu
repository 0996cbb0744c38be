#include <cuda_runtime.h>

// absent: algebraic-reformulation
__global__ void variance(const float *x, float *var, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float s = 0, q = 0;
  for (int c = 0; c < cols; ++c) {
    float v = x[r * cols + c];
    s += v;
    q += v * v;
  }
  var[r] = q / cols - (s / cols) * (s / cols);
}
void rowVariance(const float *x, float *var, int rows, int cols) { variance<<<(rows + 63) / 64, 64>>>(x, var, rows, cols); }
