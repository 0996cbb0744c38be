// status: ok
// kernels: cluster
// launches: 0
// toolkit: never
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void __cluster_dims__(2, 1, 1) cluster(float *p) {
  __shared__ float mine[32];
  cg::cluster_group c = cg::this_cluster();
  float *other = c.map_shared_rank(mine, c.block_rank() ^ 1);
  c.sync();
  p[threadIdx.x] = other[threadIdx.x];
}
