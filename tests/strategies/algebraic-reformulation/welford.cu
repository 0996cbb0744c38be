#include <cuda_runtime.h>

__global__ void stats(const float *x, float *mean, float *var, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float mu = 0.f, m2 = 0.f;
  for (int c = 0; c < cols; ++c) {
    float v = x[c * rows + r];
    float delta = v - mu;
    mu += delta / float(c + 1);
    m2 += delta * (v - mu); // expect: algebraic-reformulation
  }
  mean[r] = mu;
  var[r] = m2 / cols;
}
void run(const float *x, float *mean, float *var, int rows, int cols) { stats<<<(rows + 63) / 64, 64>>>(x, mean, var, rows, cols); }
