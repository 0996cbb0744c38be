#include <cuda_runtime.h>

__device__ int rootOf(const int *parent, int v) {
  int p = parent[v]; // evidence: algorithm-substitution
  while (p != v) {
    v = p;
    p = parent[v]; // evidence: algorithm-substitution
  }
  return v;
}
__global__ void hook(const int *from, const int *to, int *parent, int edges) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= edges) return;
  int a = rootOf(parent, from[e]), b = rootOf(parent, to[e]);
  while (a != b) {
    int high = max(a, b), low = min(a, b);
    int old = atomicCAS(&parent[high], high, low); // expect: algorithm-substitution
    if (old == high) break;
    a = rootOf(parent, old);
    b = rootOf(parent, low);
  }
}
void components(const int *from, const int *to, int *parent, int edges) { hook<<<(edges + 255) / 256, 256>>>(from, to, parent, edges); }
