// rule: block-size-not-a-warp-multiple  expect: finding
// A block for each element, of one thread.
#include <cuda_runtime.h>

__global__ void add(const int *a, const int *b, int *c) {
  c[blockIdx.x] = a[blockIdx.x] + b[blockIdx.x];
}

void add_vectors(const int *a, const int *b, int *c, int n) {
  add<<<n, 1>>>(a, b, c); // <-- finding
}
