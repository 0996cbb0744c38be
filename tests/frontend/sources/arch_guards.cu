// status: ok
// kernels: k
// launches: 0
// functions: newest
// toolkit: never
#include <cuda_runtime.h>
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
__device__ void newest() {}
#elif defined(__CUDA_ARCH__)
__device__ void older() {}
#else
void host() {}
#endif
#ifndef __NVCC__
#error the HIP branch
#endif
__global__ void k(int *p) {
  p[0] = __CUDA_ARCH__;
  p[1] = __reduce_max_sync(~0u, p[0]);
}
