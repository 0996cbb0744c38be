// unclear: constant-memory-broadcast
// The kernel gets the variable's address as an ordinary pointer.
#include <cuda_runtime.h>

__constant__ float gains[128];

__global__ void amplify(const float *g, float *x, int channels, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= g[i % channels];
}

void run(const float *host, float *x, int channels, int n) {
  void *address = nullptr;
  cudaMemcpyToSymbol(gains, host, channels * sizeof(float));
  cudaGetSymbolAddress(&address, gains);
  amplify<<<(n + 127) / 128, 128>>>(static_cast<const float *>(address), x, channels, n);
}
