// rule: pageable-async-copy  expect: silent
// Ordinary memory that is locked afterwards.
#include <cuda_runtime.h>
#include <cstdlib>

__global__ void inc(int *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    ++v[i];
}

void run(int n, cudaStream_t s) {
  int *host = (int *)malloc(n * sizeof(int)), *device;
  cudaHostRegister(host, n * sizeof(int), cudaHostRegisterDefault);
  cudaMalloc(&device, n * sizeof(int));
  cudaMemcpyAsync(device, host, n * sizeof(int), cudaMemcpyHostToDevice, s);
  inc<<<(n + 255) / 256, 256, 0, s>>>(device, n);
  cudaMemcpyAsync(host, device, n * sizeof(int), cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
  cudaHostUnregister(host);
  free(host);
  cudaFree(device);
}
