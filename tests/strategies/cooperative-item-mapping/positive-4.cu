// A warp to a query: the lanes compare it with all references. Cooperative groups.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

__global__ void nearest(const float3 *query, int queries, const float3 *reference, int references, float *best) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  const int q = (blockIdx.x * blockDim.x + threadIdx.x) / warp.size(); // evidence: cooperative-item-mapping
  if (q >= queries)
    return;
  const float3 p = query[q];
  float least = 1e30f;
  for (int r = warp.thread_rank(); r < references; r += warp.size()) { // expect: cooperative-item-mapping
    const float dx = reference[r].x - p.x, dy = reference[r].y - p.y, dz = reference[r].z - p.z;
    least = fminf(least, dx * dx + dy * dy + dz * dz);
  }
  for (int d = warp.size() / 2; d > 0; d /= 2)
    least = fminf(least, warp.shfl_down(least, d));
  if (warp.thread_rank() == 0)
    best[q] = least;
}
