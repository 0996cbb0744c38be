// absent: uniform-padding
// The buffer is rounded up and cleared, but every access is guarded all the same.
#include <cuda_runtime.h>

__global__ void scale(const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = 2.f * x[i];
}

void run(const float *host, float *y, int n) {
  const int rounded = (n + 255) / 256 * 256;
  float *x;
  cudaMalloc(&x, rounded * sizeof(float));
  cudaMemset(x, 0, rounded * sizeof(float));
  cudaMemcpy(x, host, n * sizeof(float), cudaMemcpyHostToDevice);
  scale<<<rounded / 256, 256>>>(x, y, n);
  cudaFree(x);
}
