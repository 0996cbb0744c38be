#include <cuda_runtime.h>

__global__ void normalise(const float *x, float *y, int rows, int cols) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r >= rows || c >= cols) return;
  float s = 0;
  for (int k = 0; k < cols; ++k)
    s += x[r * cols + k] * x[r * cols + k]; // expect: recomputation
  y[r * cols + c] = x[r * cols + c] * rsqrtf(s);
}
void run(const float *x, float *y, int rows, int cols) {
  normalise<<<dim3(cols / 32, rows / 8), dim3(32, 8)>>>(x, y, rows, cols);
}
