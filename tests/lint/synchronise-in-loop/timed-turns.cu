// rule: synchronise-in-loop  expect: silent
// Each turn is timed.
#include <cuda_runtime.h>
#include <chrono>
#include <vector>

__global__ void work(float *v) { v[blockIdx.x * blockDim.x + threadIdx.x] *= 1.01f; }

std::vector<double> measure(float *v, int blocks, int runs) {
  std::vector<double> seconds;
  for (int r = 0; r < runs; ++r) {
    const auto start = std::chrono::steady_clock::now();
    work<<<blocks, 256>>>(v);
    cudaDeviceSynchronize();
    seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return seconds;
}
