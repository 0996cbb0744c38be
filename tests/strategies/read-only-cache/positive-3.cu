// Inline PTX: a non-coherent load of four words that is not kept in L1.
#include <cuda_runtime.h>

__device__ __forceinline__ uint4 loadOnce(const uint4 *p) {
  uint4 v;
  asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];" // expect: read-only-cache
               : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
               : "l"(p));
  return v;
}

__global__ void foldWords(const uint4 *__restrict__ words, unsigned *folded, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const uint4 w = loadOnce(words + i);
    folded[i] = w.x ^ w.y ^ w.z ^ w.w;
  }
}
