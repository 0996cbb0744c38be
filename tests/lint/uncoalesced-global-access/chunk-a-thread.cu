// rule: uncoalesced-global-access  expect: finding
// Each thread owns 64 consecutive samples.
#include <cuda_runtime.h>

namespace {
constexpr int kChunk = 64;

__device__ float energy(const float *from) {
  float e = 0;
  for (int k = 0; k < kChunk; ++k)
    e += from[k] * from[k]; // <-- finding
  return e;
}

__global__ void energies(const float *samples, float *out, unsigned chunks) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  if (id >= chunks)
    return;
  out[id] = energy(samples + id * kChunk);
}
} // namespace

extern "C" void run(const float *samples, float *out, unsigned chunks) {
  energies<<<(chunks + 255) / 256, 256>>>(samples, out, chunks);
}
