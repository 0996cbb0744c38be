// Each group of 16 has its own part of the workspace.
// absent: shared-memory-padding
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ int sum(cg::thread_block_tile<16> g, int *x, int v) {
  int lane = g.thread_rank();
  for (int i = g.size() / 2; i > 0; i /= 2) {
    x[lane] = v;
    g.sync();
    if (lane < i)
      v += x[lane + i];
    g.sync();
  }
  return v;
}
__global__ void groups(int *out) {
  extern __shared__ int work[];
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int offset = block.thread_rank() - tile.thread_rank();
  out[block.thread_rank()] = sum(tile, work + offset, block.thread_rank());
}
int main() { groups<<<1, 64, 256>>>(nullptr); }
