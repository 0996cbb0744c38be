// absent: dynamic-work-distribution
// A ticket lock: the number drawn says when it is this block's turn.
#include <cuda_runtime.h>

__device__ int nextTicket, nowServing;

__global__ void orderedAppend(const float *part, float *log, int *length, int pieces) {
  for (int p = blockIdx.x; p < pieces; p += gridDim.x) {
    if (threadIdx.x == 0) {
      const int ticket = atomicAdd(&nextTicket, 1);
      while (atomicAdd(&nowServing, 0) != ticket)
        ;
      log[*length] = part[p];
      *length += 1;
      __threadfence();
      atomicExch(&nowServing, ticket + 1);
    }
    __syncthreads();
  }
}
