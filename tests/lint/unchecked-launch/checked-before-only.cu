// rule: unchecked-launch  expect: finding
// Everything before the launch is checked, nothing after it.
#include <cuda_runtime.h>
#include <stdexcept>

inline void check(cudaError_t e) {
  if (e != cudaSuccess)
    throw std::runtime_error(cudaGetErrorString(e));
}

__global__ void shift(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += 1;
}

void run(float *host, int n) {
  float *d;
  check(cudaMalloc(&d, n * sizeof(float)));
  check(cudaMemcpy(d, host, n * sizeof(float), cudaMemcpyHostToDevice));
  shift<<<(n + 255) / 256, 256>>>(d, n); // <-- finding
  cudaMemcpy(host, d, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
}
