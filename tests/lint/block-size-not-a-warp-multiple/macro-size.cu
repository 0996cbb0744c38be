// rule: block-size-not-a-warp-multiple  expect: finding
#include <cuda_runtime.h>
#define THREADS 500
#define BLOCKS(n) (((n) + THREADS - 1) / THREADS)

__global__ void negate(int *v, size_t n) {
  size_t i = size_t(blockIdx.x) * THREADS + threadIdx.x;
  if (i < n)
    v[i] = -v[i];
}

extern "C" void negate_all(int *v, size_t n, cudaStream_t stream) {
  negate<<<BLOCKS(n), THREADS, 0, stream>>>(v, n); // <-- finding
}
