// absent: library-primitives
// The library's version is switched off by the file itself; of CUB only a functor and an iterator type are left.
#include <cub/cub.cuh>
#include <cuda_runtime.h>

#define USE_CUB 0

__global__ void maxima(const float *x, float *best, int n) {
  cub::Max larger;
  float m = -1e30f;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    m = larger(m, x[blockIdx.x * n + i]);
  atomicMax(reinterpret_cast<int *>(best) + blockIdx.x, __float_as_int(fmaxf(m, 0.0f)));
}

void largest(const float *x, float *best, int rows, int n) {
#if USE_CUB
  void *scratch = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Max(scratch, bytes, x, best, n);
#else
  maxima<<<rows, 128>>>(x, best, n);
#endif
}
