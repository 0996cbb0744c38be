// absent: dynamic-work-distribution
// A tree takes its nodes from a pool: the counter hands out room, and the test only reports a full pool.
#include <cuda_runtime.h>

__global__ void insert(const float *key, int n, int *child, float *split, int *used, int capacity, int *failed) {
  const int step = gridDim.x * blockDim.x;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  while (i < n) {
    int at = 0;
    while (child[at] > 0)
      at = child[at] + (key[i] > split[at]);
    if (atomicCAS(&child[at], 0, -1) == 0) {
      const int node = atomicAdd(used, 2);
      if (node + 1 >= capacity)
        *failed = 1;
      split[node] = key[i];
      child[node] = 0;
      child[node + 1] = 0;
      __threadfence();
      child[at] = node;
      i += step;
    }
  }
}
