// Two rounds of a tile's reduce; every lane stores the total of its warp, none is singled out.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void rowMean(const float *in, float *mean, int columns) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  __shared__ float parts[32]; // evidence: block-reduction
  const float *row = in + size_t(blockIdx.x) * columns;
  float sum = 0.0f;
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    sum += row[c];
  float total = cg::reduce(warp, sum, cg::plus<float>{});
  parts[warp.meta_group_rank()] = total; // expect: block-reduction
  block.sync();                          // evidence: block-reduction
  total = warp.thread_rank() < warp.meta_group_size() ? parts[warp.thread_rank()] : 0.0f;
  const float all = cg::reduce(warp, total, cg::plus<float>{}); // evidence: block-reduction
  if (threadIdx.x == 0)
    mean[blockIdx.x] = all / columns;
}

void run(const float *in, float *mean, int rows, int columns) {
  rowMean<<<rows, 256>>>(in, mean, columns);
}
