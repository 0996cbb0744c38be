// rule: pageable-async-copy  expect: silent
// Where the caller's memory comes from is not known.
#include <cuda_runtime.h>

__global__ void half(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] *= 0.5f;
}

void process(float *host, float *device, int n, cudaStream_t s) {
  cudaMemcpyAsync(device, host, n * sizeof(float), cudaMemcpyHostToDevice, s);
  half<<<(n + 255) / 256, 256, 0, s>>>(device, n);
  cudaMemcpyAsync(host, device, n * sizeof(float), cudaMemcpyDeviceToHost, s);
}
