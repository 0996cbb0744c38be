// The group of the lanes that happen to be together elects a leader.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__device__ int aggregated(int *counter) {
  cg::coalesced_group g = cg::coalesced_threads(); // evidence: warp-primitives
  int first = 0;
  if (g.thread_rank() == 0)
    first = atomicAdd(counter, int(g.size()));
  return g.shfl(first, 0) + g.thread_rank(); // expect: warp-primitives
}

__global__ void odd(const int *in, int *out, int *counter, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && (in[i] & 1))
    out[aggregated(counter)] = in[i];
}

void go(const int *in, int *out, int *counter, int n) { odd<<<(n + 255) / 256, 256>>>(in, out, counter, n); }
