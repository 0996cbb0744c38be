// rule: single-block-launch  expect: finding
// The second kernel takes n for large and spreads it; the first one does not.
#include <cuda_runtime.h>

__global__ void clear(float *x, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    x[i] = 0;
}
__global__ void fill(float *x, const float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] += y[i];
}

extern "C" void run(float *x, const float *y, int n) {
  clear<<<1, 1024>>>(x, n); // <-- finding
  fill<<<(n + 255) / 256, 256>>>(x, y, n);
}
