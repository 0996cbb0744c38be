// Frontier expansion: a warp takes a vertex and goes through its edges 32 at a time.
#include <cuda_runtime.h>

struct Graph {
  const int *offsets;
  const int *targets;
};

__global__ void expand(Graph g, const int *frontier, int size, int *level, int depth) {
  const int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31; // evidence: cooperative-item-mapping
  if (warp >= size)
    return;
  const int v = frontier[warp];
  const int last = g.offsets[v + 1];
  for (int base = g.offsets[v]; base < last; base += 32) { // expect: cooperative-item-mapping
    const int e = base + lane;
    if (e < last && level[g.targets[e]] < 0)
      level[g.targets[e]] = depth;
  }
}
