// rule: serial-reduction-loop  expect: silent
// One thread walks a list until it finds something: nothing is combined.
#include <cuda_runtime.h>

__global__ void find(const int *key, int wanted, int n, int *at) {
  if (threadIdx.x == 0) {
    int k = 0;
    while (k < n && key[k] != wanted)
      ++k;
    *at = k;
  }
}

void run(const int *k, int w, int n, int *at) { find<<<1, 32>>>(k, w, n, at); }
