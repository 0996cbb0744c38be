// Warp-aggregated append: one atomic a warp, places by the vote.
#include <cuda_runtime.h>

struct Particle {
  float x, y, z, energy;
};

__global__ void keepFast(const Particle *in, int n, float limit, Particle *out, unsigned *count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x & 31;
  const bool keep = i < n && in[i].energy > limit;
  const unsigned mask = __ballot_sync(0xffffffffu, keep);
  unsigned base = 0;
  if (lane == 0 && mask)
    base = atomicAdd(count, __popc(mask)); // evidence: work-compaction
  base = __shfl_sync(0xffffffffu, base, 0);
  if (keep) // evidence: work-compaction
    out[base + __popc(mask & ((1u << lane) - 1))] = in[i]; // expect: work-compaction
}
