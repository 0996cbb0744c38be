// rule: unchecked-launch  expect: silent
#include <cuda_runtime.h>

__global__ void inc(int *v) { v[threadIdx.x]++; }

bool run(int *v) {
  inc<<<1, 256>>>(v);
  inc<<<1, 256>>>(v);
  return cudaDeviceSynchronize() == cudaSuccess;
}
