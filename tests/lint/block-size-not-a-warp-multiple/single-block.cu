// rule: block-size-not-a-warp-multiple  expect: silent
// One block for a dozen constants: over before it matters.
#include <cuda_runtime.h>

__global__ void init(float *table) { table[threadIdx.x] = 1.0f / (1 + threadIdx.x); }
__global__ void reset(int *counter) { *counter = 0; }

void prepare(float *table, int *counter) {
  init<<<1, 12>>>(table);
  reset<<<1, 1>>>(counter);
}
