// absent: kernel-fission
// A table of kernels: one of them is picked and launched. The second kernel of the loop is the same again.
#include <cuda_runtime.h>

typedef void (*Step)(float *, int);

__global__ void decay(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= 0.99f;
}
__global__ void grow(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= 1.01f;
}

void simulate(float *x, int n, int steps, int which) {
  Step step = which ? decay : grow;
  for (int s = 0; s < steps; ++s)
    step<<<(n + 255) / 256, 256>>>(x, n);
}
