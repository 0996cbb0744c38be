// Lane 0 of a tile fetches the bounds of its row; cooperative groups pass them on.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void spmv(const int *start, const int *col, const float *val, const float *x, float *y, int rows) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 16;
  if (row >= rows)
    return;
  int first = 0, last = 0;
  if (tile.thread_rank() == 0) {
    first = start[row]; // evidence: scalar-broadcast
    last = start[row + 1]; // evidence: scalar-broadcast
  }
  first = tile.shfl(first, 0); // expect: scalar-broadcast
  last = tile.shfl(last, 0); // expect: scalar-broadcast
  float sum = 0.f;
  for (int e = first + tile.thread_rank(); e < last; e += 16)
    sum += val[e] * x[col[e]];
  for (int d = 8; d > 0; d /= 2)
    sum += tile.shfl_down(sum, d);
  if (tile.thread_rank() == 0)
    y[row] = sum;
}
