// The block copies its tile by one cooperative call and waits for it.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void mirror(const int *in, int *out) {
  __shared__ int tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in + blockIdx.x * 256, sizeof(int) * 256); // expect: shared-memory-tiling
  cg::wait(block); // evidence: shared-memory-tiling
  out[blockIdx.x * 256 + threadIdx.x] = tile[255 - threadIdx.x]; // evidence: shared-memory-tiling
}

void run(const int *in, int *out, int n) { mirror<<<n / 256, 256>>>(in, out); }
