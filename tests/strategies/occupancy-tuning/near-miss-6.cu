// absent: occupancy-tuning
// The block is cut down to what the device allows at all, which says nothing of how many fit; bounds stand
// on a kernel that is never launched.
#include <algorithm>
#include <cuda_runtime.h>

__global__ void __launch_bounds__(256, 4) forgotten(float *v) { v[threadIdx.x] = 0; }
__global__ void used(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += 1;
}

void run(float *v, int n) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  int block = std::min(1024, prop.maxThreadsPerBlock);
  used<<<(n + block - 1) / block, block>>>(v, n);
}
