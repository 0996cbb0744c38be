// rule: contended-global-atomic  expect: silent
// Threads that append together reserve together; and the last block is found by one thread.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

__global__ void select(const int *in, int *out, unsigned *cursor, unsigned *blocksDone, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] > 0) {
    cg::coalesced_group g = cg::coalesced_threads();
    unsigned base = 0;
    if (g.thread_rank() == 0)
      base = atomicAdd(cursor, g.size());
    out[g.shfl(base, 0) + g.thread_rank()] = in[i];
  }
  __syncthreads();
  if (threadIdx.x == 0 && in[0] > 0)
    atomicAdd(blocksDone, 1u);
}

void run(const int *in, int *out, unsigned *cursor, unsigned *done, int n) {
  select<<<(n + 255) / 256, 256>>>(in, out, cursor, done, n);
}
