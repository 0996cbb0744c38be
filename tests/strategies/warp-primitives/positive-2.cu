// Cooperative groups: a tile's shuffle and vote, and a reduction over it.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void groups(const int *in, int *sum, int *any, int *next, int n) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = i < n ? in[i] : 0;
  int total = cg::reduce(tile, v, cg::plus<int>()); // expect: warp-primitives
  int beside = tile.shfl_down(v, 1); // expect: warp-primitives
  bool some = tile.any(v > 10); // expect: warp-primitives
  if (i < n)
    next[i] = beside;
  if (tile.thread_rank() == 0) {
    sum[i / 16] = total;
    any[i / 16] = some;
  }
}

void go(const int *in, int *sum, int *any, int *next, int n) { groups<<<(n + 127) / 128, 128>>>(in, sum, any, next, n); }
