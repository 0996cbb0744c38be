#include <cuda_runtime.h>

// absent: algebraic-reformulation
// A sum and a sum of squares are two results of their own.
__global__ void moments(const float *x, float *first, float *second, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float s = 0, q = 0;
  for (int c = 0; c < cols; ++c) {
    float v = x[r * cols + c];
    s += v;
    q += v * v;
  }
  first[r] = s;
  second[r] = q;
}
void run(const float *x, float *a, float *b, int rows, int cols) { moments<<<(rows + 63) / 64, 64>>>(x, a, b, rows, cols); }
