#include <cuda_runtime.h>

#include <math.h>
__global__ void softmaxOnline(const float *x, float *y, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float m = -INFINITY, d = 0.f;
  for (int c = 0; c < cols; ++c) {
    float v = x[r * cols + c];
    float up = fmaxf(m, v);
    d = d * __expf(m - up) + __expf(v - up); // expect: algebraic-reformulation
    m = up;
  }
  for (int c = 0; c < cols; ++c) y[r * cols + c] = __expf(x[r * cols + c] - m) / d;
}
void run(const float *x, float *y, int rows, int cols) { softmaxOnline<<<(rows + 63) / 64, 64>>>(x, y, rows, cols); }
