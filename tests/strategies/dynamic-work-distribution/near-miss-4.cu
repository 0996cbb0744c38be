// absent: dynamic-work-distribution
// Arrival counters on the way up a tree: the second child to come goes on, the first one leaves.
#include <cuda_runtime.h>

struct Node {
  int parent;
  float low, high;
};

__global__ void refit(Node *nodes, const int *left, const int *right, int *visits, int leaves) {
  const int leaf = blockIdx.x * blockDim.x + threadIdx.x;
  if (leaf >= leaves)
    return;
  int node = nodes[leaf].parent;
  while (node >= 0) {
    if (atomicAdd(&visits[node], 1) == 0)
      return;
    const Node &a = nodes[left[node]], &b = nodes[right[node]];
    nodes[node].low = fminf(a.low, b.low);
    nodes[node].high = fmaxf(a.high, b.high);
    __threadfence();
    node = nodes[node].parent;
  }
}
