#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void __cluster_dims__(2, 1, 1) exchange(const float *in, float *out) { // expect: thread-block-clusters
  __shared__ float mine[128];
  auto cluster = cg::this_cluster();
  mine[threadIdx.x] = in[blockIdx.x * 128 + threadIdx.x];
  cluster.sync();
  float *theirs = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
  out[blockIdx.x * 128 + threadIdx.x] = theirs[threadIdx.x];
  cluster.sync();
}
int main() { exchange<<<8, 128>>>(nullptr, nullptr); }
