// All-pairs forces with cooperative groups: every thread reads every staged body.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

template <int P>
__global__ void allPairs(const float4 *pos, float *potential, int n) {
  cg::thread_block block = cg::this_thread_block();
  __shared__ float4 staged[P];
  const int i = blockIdx.x * P + threadIdx.x;
  const float4 me = pos[i];
  float sum = 0.f;
  for (int first = 0; first < n; first += P) {
    staged[threadIdx.x] = pos[first + threadIdx.x]; // evidence: shared-memory-tiling
    block.sync();                                   // expect: shared-memory-tiling
    for (int j = 0; j < P; ++j) {
      const float dx = staged[j].x - me.x, dy = staged[j].y - me.y, dz = staged[j].z - me.z;
      sum += staged[j].w * rsqrtf(dx * dx + dy * dy + dz * dz + 1e-6f);
    }
    block.sync();
  }
  potential[i] = sum;
}

void run(const float4 *pos, float *potential, int n) { allPairs<128><<<n / 128, 128>>>(pos, potential, n); }
