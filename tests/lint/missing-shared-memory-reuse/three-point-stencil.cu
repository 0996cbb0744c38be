// rule: missing-shared-memory-reuse  expect: silent
// Three neighbours: the cache gives what a tile could.
#include <cuda_runtime.h>

__global__ void diffuse(const float *now, float *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    next[i] = 0.25f * now[i - 1] + 0.5f * now[i] + 0.25f * now[i + 1];
}

void run(const float *now, float *next, int n) { diffuse<<<(n + 255) / 256, 256>>>(now, next, n); }
