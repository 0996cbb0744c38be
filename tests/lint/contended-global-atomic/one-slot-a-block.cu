// rule: contended-global-atomic  expect: finding
// All threads of a block meet at the block's slot.
#include <cuda_runtime.h>

template <int kThreads> __global__ void sums(const int *x, int *perBlock, int n) {
  const int i = blockIdx.x * kThreads + threadIdx.x;
  if (i < n)
    atomicAdd(&perBlock[blockIdx.x], x[i]); // <-- finding
}

void run(const int *x, int *perBlock, int n) { sums<512><<<(n + 511) / 512, 512>>>(x, perBlock, n); }
