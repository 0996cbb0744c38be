// An explicit model: enough waves for every multiprocessor decide the block size.
#include <cuda_runtime.h>

__global__ void fill(int *v, int n, int x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = x;
}

void fillAll(int *v, int n, int x) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0); // evidence: occupancy-tuning
  int block = 256;
  while (block > 32 && (n + block - 1) / block < 4 * prop.multiProcessorCount)
    block /= 2;
  fill<<<(n + block - 1) / block, block>>>(v, n, x); // expect: occupancy-tuning
}
