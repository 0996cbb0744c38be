// rule: allocation-in-loop  expect: finding
// Pinned memory costs even more to get.
#include <cuda_runtime.h>
#include <cstring>

__global__ void add(float *x, float v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] += v;
}

void stream(const float *input, float *device, int n, int frames) {
  for (int f = 0; f < frames; ++f) {
    float *staging;
    cudaMallocHost(&staging, n * sizeof(float)); // <-- finding
    memcpy(staging, input + (size_t)f * n, n * sizeof(float));
    cudaMemcpy(device, staging, n * sizeof(float), cudaMemcpyHostToDevice);
    add<<<(n + 255) / 256, 256>>>(device, 1.0f, n);
    cudaFreeHost(staging);
  }
}
