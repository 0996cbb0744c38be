// unclear: stream-overlap
// Pinned memory alone: every copy is synchronous.
#include <cuda_runtime.h>

__global__ void half(double *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= 0.5;
}

double *halved(int n) {
  double *h, *d;
  cudaMallocHost((void **)&h, n * sizeof(double));
  cudaMalloc((void **)&d, n * sizeof(double));
  for (int i = 0; i < n; ++i)
    h[i] = i;
  cudaMemcpy(d, h, n * sizeof(double), cudaMemcpyHostToDevice);
  half<<<(n + 127) / 128, 128>>>(d, n);
  cudaMemcpy(h, d, n * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d);
  return h;
}
