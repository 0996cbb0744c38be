// Trees within tiles of a warp first, then one thread goes through what each tile left.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void sums(const double *in, double *out, int n) {
  __shared__ double tmp[256]; // evidence: block-reduction
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  const int rank = block.thread_rank();
  double mine = 0;
  for (int i = blockIdx.x * blockDim.x + rank; i < n; i += gridDim.x * blockDim.x)
    mine += in[i];
  tmp[rank] = mine;
  block.sync();
  for (int d = tile.size() / 2; d > 0; d /= 2) { // evidence: block-reduction
    if (tile.thread_rank() < d)
      tmp[rank] = mine += tmp[rank + d];
    tile.sync();
  }
  block.sync();
  if (rank == 0) {
    double all = 0;
    for (int i = 0; i < 256; i += 32) // expect: block-reduction
      all += tmp[i];
    out[blockIdx.x] = all;
  }
}

void go(const double *in, double *out, int n) { sums<<<64, 256>>>(in, out, n); }
