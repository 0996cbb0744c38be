// rule: single-block-launch  expect: finding
// The amount of work is a macro.
#include <cuda_runtime.h>
#define SAMPLES (1 << 22)

__device__ float table[SAMPLES];

__global__ void build(float scale) {
  for (int i = threadIdx.x; i < SAMPLES; i += blockDim.x)
    table[i] = sinf(scale * i);
}

void prepare() {
  build<<<1, 256>>>(0.001f); // <-- finding
}
