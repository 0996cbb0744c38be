// rule: single-block-launch  expect: silent
// 256 entries are one block's work.
#include <cuda_runtime.h>

__global__ void gamma(float *table, float exponent, int entries) {
  for (int i = threadIdx.x; i < entries; i += blockDim.x)
    table[i] = powf(i / 255.0f, exponent);
}

void prepare(float *table) { gamma<<<1, 64>>>(table, 2.2f, 256); }
