// absent: shared-memory-tiling
// Asynchronous copies, but each thread reads back only the element at its own place.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void scale(const float *in, float *out, float f) {
  __shared__ float tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in + blockIdx.x * 256, sizeof(float) * 256);
  cg::wait(block);
  out[blockIdx.x * 256 + threadIdx.x] = tile[threadIdx.x] * f;
}

void run(const float *in, float *out, int n) { scale<<<n / 256, 256>>>(in, out, 2.0f); }
