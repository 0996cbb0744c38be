// absent: kernel-fission
// The first kernel only makes the benchmark's input.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void fillRandom(float *x, int n, unsigned seed) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned s = i * 747796405u + seed;
  s ^= s >> 16;
  s *= 2246822519u;
  s ^= s >> 13;
  x[i] = float(s & 0xffffff) / 16777216.0f;
}

__global__ void sumSquares(const float *x, float *sum, int n) {
  float s = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    s += x[i] * x[i];
  atomicAdd(sum, s);
}

int main() {
  const int n = 1 << 22;
  float *x, *sum, h = 0.0f;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&sum, sizeof(float));
  cudaMemset(sum, 0, sizeof(float));
  fillRandom<<<n / 256, 256>>>(x, n, 17u);
  sumSquares<<<128, 256>>>(x, sum, n);
  cudaMemcpy(&h, sum, sizeof(float), cudaMemcpyDeviceToHost);
  std::printf("%f\n", h);
}
