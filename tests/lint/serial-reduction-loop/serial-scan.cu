// rule: serial-reduction-loop  expect: silent
// Offsets that build on each other and are all kept: a scan, not a reduction.
#include <cuda_runtime.h>

__global__ void offsets(const int *count, int *offset, int n) {
  if (threadIdx.x == 0 && blockIdx.x == 0) {
    int at = 0;
    for (int k = 0; k < n; ++k) {
      offset[k] = at;
      at += count[k];
    }
  }
}

void run(const int *c, int *o, int n) { offsets<<<1, 32>>>(c, o, n); }
