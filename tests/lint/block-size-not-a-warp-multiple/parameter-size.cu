// rule: block-size-not-a-warp-multiple  expect: silent
// The caller chooses; what it chooses is not known here.
#include <cuda_runtime.h>

__global__ void bump(int *v) { v[blockIdx.x * blockDim.x + threadIdx.x]++; }

void bump_all(int *v, int n, int threads) { bump<<<n / threads, threads>>>(v); }
