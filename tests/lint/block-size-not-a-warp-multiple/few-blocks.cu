// rule: block-size-not-a-warp-multiple  expect: silent
// Four blocks of five rows: a small table that is made once.
#include <cuda_runtime.h>

__global__ void powers(double *t) {
  double p = 1;
  for (int i = 0; i < int(threadIdx.x); ++i)
    p *= blockIdx.x + 2;
  t[blockIdx.x * 5 + threadIdx.x] = p;
}

void make(double *t) { powers<<<4, 5>>>(t); }
