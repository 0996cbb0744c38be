// A histogram spread over the shared memory of the cluster, without a launch in the file.
#include <cooperative_groups.h>
__global__ void histogram(const int *in, int *bins, int n, int perBlock) {
  extern __shared__ int part[];
  auto cluster = cooperative_groups::this_cluster();
  for (int i = threadIdx.x; i < perBlock; i += blockDim.x)
    part[i] = 0;
  cluster.sync(); // expect: thread-block-clusters
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(cluster.map_shared_rank(part, in[i] / perBlock) + in[i] % perBlock, 1);
  cluster.sync();
  bins[blockIdx.x * perBlock + threadIdx.x] = part[threadIdx.x];
}
