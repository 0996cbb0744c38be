// absent: library-primitives
// Own classes that are called like the library's: what counts is what a call resolves to.
#include <cuda_runtime.h>

namespace mycub {
template <class T, int N> struct BlockReduce {
  T *scratch;
  __device__ T Sum(T v) {
    scratch[threadIdx.x] = v;
    __syncthreads();
    for (int s = N / 2; s > 0; s /= 2) {
      if (int(threadIdx.x) < s)
        scratch[threadIdx.x] += scratch[threadIdx.x + s];
      __syncthreads();
    }
    return scratch[0];
  }
};
} // namespace mycub

__global__ void sums(const int *x, int *out) {
  __shared__ int scratch[256];
  mycub::BlockReduce<int, 256> reduce{scratch};
  const int total = reduce.Sum(x[blockIdx.x * 256 + threadIdx.x]);
  if (threadIdx.x == 0)
    out[blockIdx.x] = total;
}

void launch(const int *x, int *out, int blocks) { sums<<<blocks, 256>>>(x, out); }
