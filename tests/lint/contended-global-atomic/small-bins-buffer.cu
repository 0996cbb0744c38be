// rule: contended-global-atomic  expect: finding
// How few bins there are is seen from the allocation.
#include <cuda_runtime.h>

__global__ void tally(const int *category, const float *amount, float *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(total + category[i], amount[i]); // <-- finding
}

void run(const int *category, const float *amount, float *host, int n) {
  float *total;
  cudaMalloc(&total, 16 * sizeof(float));
  cudaMemset(total, 0, 16 * sizeof(float));
  tally<<<(n + 255) / 256, 256>>>(category, amount, total, n);
  cudaMemcpy(host, total, 16 * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(total);
}
