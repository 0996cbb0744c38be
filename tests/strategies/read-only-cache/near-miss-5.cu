// absent: read-only-cache
// The variant with __ldg is there, but nothing launches it.
#include <cuda_runtime.h>

__device__ float cached(const float *p) { return __ldg(p); }

__global__ void axpyCached(const float *x, float *y, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += a * cached(x + i);
}

__global__ void axpy(const float *x, float *y, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += a * x[i];
}

void run(const float *x, float *y, float a, int n) { axpy<<<(n + 255) / 256, 256>>>(x, y, a, n); }
