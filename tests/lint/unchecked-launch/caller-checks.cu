// rule: unchecked-launch  expect: silent
// A launcher that returns at once: who calls it can check.
#include <cuda_runtime.h>

__global__ void inc(int *v) { v[threadIdx.x]++; }

void launchInc(int *v, cudaStream_t s) { inc<<<1, 256, 0, s>>>(v); }
