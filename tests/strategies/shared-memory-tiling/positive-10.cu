// Chunks come in by an asynchronous copy on a barrier; all threads go over each chunk.
#include <cooperative_groups.h>
#include <cuda/barrier>
namespace cg = cooperative_groups;

__global__ void distances(const float *points, float *sums, int n) {
  extern __shared__ float chunk[];
  __shared__ cuda::barrier<cuda::thread_scope_block> ready;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0)
    init(&ready, block.size());
  block.sync();
  const float mine = points[blockIdx.x * blockDim.x + threadIdx.x];
  float sum = 0.0f;
  for (int first = 0; first < n; first += blockDim.x) {
    cuda::memcpy_async(block, chunk, points + first, sizeof(float) * block.size(), ready); // expect: shared-memory-tiling
    ready.arrive_and_wait(); // evidence: shared-memory-tiling
    for (int j = 0; j < blockDim.x; ++j)
      sum += fabsf(chunk[j] - mine); // evidence: shared-memory-tiling
    block.sync();
  }
  sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

void run(const float *points, float *sums, int n) {
  distances<<<n / 128, 128, 128 * sizeof(float)>>>(points, sums, n);
}
