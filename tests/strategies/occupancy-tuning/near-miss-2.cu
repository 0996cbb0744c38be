// absent: occupancy-tuning
// The figure is printed and nothing else.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void twice(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] *= 2;
}

int main() {
  float *v;
  const int n = 1 << 16, block = 256;
  cudaMalloc(&v, n * sizeof(float));
  cudaMemset(v, 0, n * sizeof(float));
  int blocks = 0;
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, twice, block, 0);
  std::printf("occupancy %.0f %% on %d multiprocessors\n", 100.0 * blocks * block / prop.maxThreadsPerMultiProcessor,
              prop.multiProcessorCount);
  twice<<<n / block, block>>>(v, n);
  cudaDeviceSynchronize();
}
