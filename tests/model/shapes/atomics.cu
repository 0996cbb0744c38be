#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *in, unsigned *bins, unsigned *total, int n) {
  __shared__ unsigned local[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&local[in[i]], 1u); // index: local[...] atomic indirect
  atomicAdd(total, 1u); // index: total[0] atomic uniform
  atomicMax(bins + threadIdx.x, local[threadIdx.x]); // index: bins[threadIdx.x] atomic unit
  unsigned slot = atomicInc(&total[1], 64); // index: total[1] atomic uniform
  bins[slot] = __ldg(&bins[i]); // index: bins[atomicInc] store unknown; bins[blockDim.x*blockIdx.x + threadIdx.x] load unit
}

int main() { histogram<<<1, 256>>>(nullptr, nullptr, nullptr, 1); }
