// rule: transfer-in-loop  expect: silent
// A window of the result comes down each turn, and the host looks at it.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void fill(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = i;
}

void show(float *host, float *device, int window, int n) {
  for (float *p = device; p < device + n; p += window) {
    fill<<<(window + 255) / 256, 256>>>(p, window);
    cudaMemcpy(host, p, window * sizeof(float), cudaMemcpyDeviceToHost);
    fwrite(host, sizeof(float), window, stdout);
  }
}
