// rule: single-block-launch  expect: finding
// n is known when the program runs; that the whole input goes up says enough.
#include <cuda_runtime.h>

__global__ void logistic(float *x, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    x[i] = 1.0f / (1.0f + expf(-x[i]));
}

extern "C" void activate(float *host, int n) {
  float *x;
  cudaMalloc(&x, n * sizeof(float));
  cudaMemcpy(x, host, n * sizeof(float), cudaMemcpyHostToDevice);
  logistic<<<1, 1024>>>(x, n); // <-- finding
  cudaMemcpy(host, x, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(x);
}
