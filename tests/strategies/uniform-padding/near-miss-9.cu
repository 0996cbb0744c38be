// absent: uniform-padding
// A kernel clears what others add to, and the host joins two arrays in one vector.
#include <cuda_runtime.h>
#include <string.h>
#include <vector>

__global__ void clear(float *d, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    d[i] = 0.f;
}

__global__ void add(const float *x, float *d, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&d[i % 32], x[i] + x[n + i]);
}

void run(const float *a, const float *b, float *x, float *out, int n) {
  float *d;
  cudaMalloc(&d, 32 * sizeof(float));
  clear<<<1, 32>>>(d, 32);
  std::vector<float> both(2 * n);
  memcpy(both.data(), a, n * sizeof(float));
  memcpy(both.data() + n, b, n * sizeof(float));
  cudaMemcpy(x, both.data(), 2 * n * sizeof(float), cudaMemcpyHostToDevice);
  add<<<(n + 127) / 128, 128>>>(x, d, n);
  cudaMemcpy(out, d, 32 * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
}
