// absent: dynamic-work-distribution
// One ticket per block and no loop: the order of the blocks, not the distribution of work.
#include <cuda_runtime.h>

__device__ int ticketCounter;

__global__ void prefixChunks(const int *in, int *out, volatile int *carry, volatile int *ready, int n) {
  __shared__ int chunk;
  if (threadIdx.x == 0)
    chunk = atomicAdd(&ticketCounter, 1);
  __syncthreads();
  const int i = chunk * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i];
  if (threadIdx.x == 0) {
    while (chunk > 0 && !ready[chunk - 1])
      ;
    carry[chunk] = (chunk > 0 ? carry[chunk - 1] : 0) + in[i];
    __threadfence();
    ready[chunk] = 1;
  }
}
