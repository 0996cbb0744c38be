// Warps of a tile group, and every thread adds the eight warp sums for itself.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void layerNorm(const float *x, float *y, int cols) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  __shared__ float sums[8]; // evidence: block-reduction
  float v = 0;
  for (int c = threadIdx.x; c < cols; c += 256)
    v += x[blockIdx.x * cols + c];
  v = cg::reduce(warp, v, cg::plus<float>());
  if (warp.thread_rank() == 0)
    sums[warp.meta_group_rank()] = v; // expect: block-reduction
  block.sync();
  float mean = 0;
  for (int w = 0; w < 8; ++w) // evidence: block-reduction
    mean += sums[w];
  mean /= cols;
  for (int c = threadIdx.x; c < cols; c += 256)
    y[blockIdx.x * cols + c] = x[blockIdx.x * cols + c] - mean;
}

void go(const float *x, float *y, int rows, int cols) { layerNorm<<<rows, 256>>>(x, y, cols); }
