#include <cuda_runtime.h>

// absent: phase-elimination
__global__ void produce(float *x, unsigned *count, int *ready, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = sqrtf(float(i));
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0 && atomicAdd(count, 1u) == gridDim.x - 1) *ready = 1;
}
void run(float *x, unsigned *count, int *ready, int n) { produce<<<(n + 255) / 256, 256>>>(x, count, ready, n); }
