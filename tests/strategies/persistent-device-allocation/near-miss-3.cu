// unclear: persistent-device-allocation
// The loop is a stop watch: same launch, same inputs.
#include <cuda_runtime.h>
#include <chrono>
#include <cstdio>
#include <vector>

__global__ void cosines(const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = cosf(x[i]);
}

int main() {
  const int n = 1 << 20, repeats = 100;
  std::vector<float> h(n, 0.5f);
  float *x, *y;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&y, n * sizeof(float));
  cudaMemcpy(x, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  const auto begin = std::chrono::steady_clock::now();
  for (int r = 0; r < repeats; ++r)
    cosines<<<n / 256, 256>>>(x, y, n);
  cudaDeviceSynchronize();
  std::printf("%f s\n", std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  cudaFree(x);
  cudaFree(y);
}
