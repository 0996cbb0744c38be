// rule: underfilled-grid  expect: finding
// The size is known when it runs only, but all of the input is copied for this launch.
#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *text, size_t length, unsigned *bins) {
  __shared__ unsigned mine[256];
  mine[threadIdx.x] = 0;
  __syncthreads();
  for (size_t i = blockIdx.x * size_t(256) + threadIdx.x; i < length; i += size_t(gridDim.x) * 256)
    atomicAdd(&mine[text[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], mine[threadIdx.x]);
}

void count(const unsigned char *text, size_t length, unsigned *bins) {
  unsigned char *device;
  unsigned *deviceBins;
  cudaMalloc(&device, length);
  cudaMalloc(&deviceBins, 256 * sizeof(unsigned));
  cudaMemset(deviceBins, 0, 256 * sizeof(unsigned));
  cudaMemcpy(device, text, length, cudaMemcpyHostToDevice);
  histogram<<<8, 256>>>(device, length, deviceBins); // <-- finding
  cudaMemcpy(bins, deviceBins, 256 * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(device);
  cudaFree(deviceBins);
}
