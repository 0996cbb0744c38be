// absent: occupancy-tuning
// The benchmark's size grows with the device; the block is fixed and the grid covers the size.
#include <cuda_runtime.h>

__global__ void bump(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += 1.0f;
}

int main() {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  const int n = prop.multiProcessorCount * 2048 * 16, threads = 256;
  float *v;
  cudaMalloc(&v, n * sizeof(float));
  cudaMemset(v, 0, n * sizeof(float));
  bump<<<(n + threads - 1) / threads, threads>>>(v, n);
  cudaDeviceSynchronize();
  cudaFree(v);
}
