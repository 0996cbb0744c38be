// status: ok
// kernels: sum copy grid
// launches: 1
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__global__ void sum(const int *in, int *out, int n) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  auto half = cg::tiled_partition<16>(warp);
  int v = cg::reduce(warp, in[block.thread_rank()], cg::plus<int>());
  v += warp.shfl_down(v, 4) + half.shfl_xor(v, 1) + cg::exclusive_scan(warp, v);
  cg::coalesced_group active = cg::coalesced_threads();
  if (warp.thread_rank() == 0 && active.any(v))
    atomicAdd(out, v + warp.meta_group_rank() + block.group_index().x);
  cg::sync(block);
}
__global__ void copy(const float *in) {
  __shared__ float tile[64];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in, sizeof(float) * 64);
  cg::wait(block);
}
__global__ void grid(int *p) {
  cg::grid_group g = cg::this_grid();
  p[g.thread_rank()] = 1;
  g.sync();
}
void run(int *p) { sum<<<1, 128>>>(p, p, 128); }
