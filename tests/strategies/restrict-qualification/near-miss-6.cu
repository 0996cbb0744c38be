// absent: restrict-qualification
// The variant with qualified parameters is switched off by the file itself.
#include <cuda_runtime.h>

#ifndef USE_RESTRICT
#define USE_RESTRICT 0
#endif

#if USE_RESTRICT
__global__ void square(const float *__restrict__ x, float *__restrict__ y, int n)
#else
__global__ void square(const float *x, float *y, int n)
#endif
{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] * x[i];
}

int main() {
  float *x, *y;
  cudaMalloc(&x, 1024 * sizeof(float));
  cudaMalloc(&y, 1024 * sizeof(float));
  square<<<4, 256>>>(x, y, 1024);
  cudaFree(x);
  cudaFree(y);
}
