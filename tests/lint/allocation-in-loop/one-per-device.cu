// rule: allocation-in-loop  expect: silent
// The loop goes over the devices of the machine.
#include <cuda_runtime.h>

__global__ void work(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = 1;
}

void everywhere(int n) {
  int devices = 0;
  cudaGetDeviceCount(&devices);
  for (int d = 0; d < devices; ++d) {
    float *x;
    cudaSetDevice(d);
    cudaMalloc(&x, n * sizeof(float));
    work<<<(n + 255) / 256, 256>>>(x, n);
    cudaDeviceSynchronize();
    cudaFree(x);
  }
}
