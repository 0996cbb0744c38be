// rule: synchronise-in-loop  expect: silent
// The loop ends when the device says so: the host has to look.
#include <cuda_runtime.h>

__global__ void relax(float *v, int n, int *changed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n && v[i] > v[i - 1] + 1) {
    v[i] = v[i - 1] + 1;
    *changed = 1;
  }
}

void settle(float *v, int n) {
  int *changed;
  cudaMallocManaged(&changed, sizeof(int));
  do {
    *changed = 0;
    relax<<<(n + 255) / 256, 256>>>(v, n, changed);
    cudaDeviceSynchronize();
  } while (*changed);
  cudaFree(changed);
}
