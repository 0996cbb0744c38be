// rule: thread-per-long-row  expect: finding
// Breadth-first search: the neighbours of a vertex of the frontier, in a while loop.
#include <cuda_runtime.h>

__global__ void expand(const int *frontier, int size, const unsigned *offsets, const unsigned *edges, int *depth,
                       int level, int *next, int *count) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= size)
    return;
  int v = frontier[t];
  unsigned e = offsets[v];
  const unsigned last = offsets[v + 1];
  while (e < last) { // <-- finding
    unsigned u = edges[e];
    if (atomicCAS(&depth[u], -1, level) == -1)
      next[atomicAdd(count, 1)] = u;
    e++;
  }
}

void step(const int *f, int n, const unsigned *o, const unsigned *e, int *d, int l, int *next, int *c) {
  expand<<<(n + 255) / 256, 256>>>(f, n, o, e, d, l, next, c);
}
