// The two kernels meet in a `__device__` array, not in an argument.
#include <cuda_runtime.h>

__device__ unsigned histogram[256];

__global__ void count(const unsigned char *pixel, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&histogram[pixel[i]], 1u);
}

__global__ void equalise(unsigned char *pixel, int n) {
  __shared__ unsigned below[256];
  if (threadIdx.x == 0) {
    unsigned sum = 0;
    for (int b = 0; b < 256; ++b)
      below[b] = sum += histogram[b];
  }
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    pixel[i] = (unsigned char)(255.0f * below[pixel[i]] / n);
}

int main() {
  const int n = 1 << 20;
  unsigned char *pixel;
  cudaMalloc(&pixel, n);
  cudaMemset(pixel, 7, n);
  count<<<64, 256>>>(pixel, n);    // expect: kernel-fission
  equalise<<<64, 256>>>(pixel, n); // expect: kernel-fission
  return cudaDeviceSynchronize() != cudaSuccess;
}
