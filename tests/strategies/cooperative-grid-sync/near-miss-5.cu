// Barriers of blocks and tiles only.
// absent: cooperative-grid-sync
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void shift(float *x) {
  __shared__ float s[128];
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  s[block.thread_rank()] = x[block.thread_rank()];
  block.sync();
  x[block.thread_rank()] = s[127 - block.thread_rank()];
  tile.sync();
}
int main() { shift<<<1, 128>>>(nullptr); }
