// absent: block-reduction
// A warp reduces its own row and every lane learns the total; no partials of the block meet.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void normalize(float *m, int columns) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  __shared__ float norm[32];
  float *row = m + size_t(blockIdx.x * warp.meta_group_size() + warp.meta_group_rank()) * columns;
  float sum = 0.0f;
  for (int c = warp.thread_rank(); c < columns; c += 32)
    sum += row[c] * row[c];
  norm[warp.meta_group_rank()] = cg::reduce(warp, sum, cg::plus<float>{});
  block.sync();
  const float scale = rsqrtf(norm[warp.meta_group_rank()]);
  for (int c = warp.thread_rank(); c < columns; c += 32)
    row[c] *= scale;
}

void run(float *m, int rows, int columns) { normalize<<<rows / 8, 256>>>(m, columns); }
