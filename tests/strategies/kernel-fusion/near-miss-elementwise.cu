#include <cuda_runtime.h>

// absent: kernel-fusion
__global__ void fuseScaleAdd(const float *x, const float *y, float *z, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) z[i] = a * x[i] + y[i];
}
void run(const float *x, const float *y, float *z, int n) { fuseScaleAdd<<<(n + 255) / 256, 256>>>(x, y, z, 2.f, n); }
