// absent: constant-memory-broadcast
// Parameters by value, __grid_constant__ included.
#include <cuda_runtime.h>

struct Coefficients {
  float c[8];
};

__global__ void poly(const __grid_constant__ Coefficients constants, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = 0;
  for (int k = 7; k >= 0; --k)
    v = v * x[i] + constants.c[k];
  y[i] = v;
}

void evaluate(const Coefficients &c, const float *x, float *y, int n) { poly<<<n / 256 + 1, 256>>>(c, x, y, n); }
