// rule: unchecked-launch  expect: silent
// The launching function's own result is used, and the copy's.
#include <cuda_runtime.h>

__global__ void inc(int *v) { v[threadIdx.x]++; }

cudaError_t run(int *v, int *host) {
  void *args[] = {&v};
  cudaError_t e = cudaLaunchKernel((const void *)inc, dim3(1), dim3(256), args, 0, 0);
  if (e != cudaSuccess)
    return e;
  return cudaMemcpy(host, v, 1024, cudaMemcpyDeviceToHost);
}
