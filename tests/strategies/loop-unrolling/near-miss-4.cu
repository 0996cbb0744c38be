// unclear: loop-unrolling
// A shuffle ladder, written out.
#include <cuda_runtime.h>

__device__ int warpSum(int v) {
  v += __shfl_down_sync(0xffffffff, v, 16);
  v += __shfl_down_sync(0xffffffff, v, 8);
  v += __shfl_down_sync(0xffffffff, v, 4);
  v += __shfl_down_sync(0xffffffff, v, 2);
  v += __shfl_down_sync(0xffffffff, v, 1);
  return v;
}

__global__ void count(const int *flags, int *total, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int sum = warpSum(i < n ? flags[i] : 0);
  if (threadIdx.x % 32 == 0)
    atomicAdd(total, sum);
}

void run(const int *flags, int *total, int n) { count<<<(n + 255) / 256, 256>>>(flags, total, n); }
