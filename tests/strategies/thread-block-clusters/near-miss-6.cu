// Groups within a block.
// absent: thread-block-clusters
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void groups(float *x) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  float v = x[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 8; d > 0; d /= 2)
    v += tile.shfl_down(v, d);
  if (tile.thread_rank() == 0)
    x[blockIdx.x * 4 + tile.meta_group_rank()] = v;
}
int main() { groups<<<8, 64>>>(nullptr); }
