// unclear: occupancy-tuning
// A persistent grid from the occupancy API; the block size is fixed before.
#include <cuda_runtime.h>

__global__ void persist(float *v, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    v[i] = v[i] * v[i];
}

void run(float *v, int n) {
  const int block = 128;
  int perSm = 0;
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, persist, block, 0);
  persist<<<perSm * prop.multiProcessorCount, block>>>(v, n);
}
