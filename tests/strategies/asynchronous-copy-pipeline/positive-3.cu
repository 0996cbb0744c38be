// cuda::pipeline with stages in a ring.
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;
__global__ void ring(const int *in, int *out, int batches) {
  constexpr int kStages = 2;
  __shared__ int buffer[kStages][256];
  auto block = cg::this_thread_block();
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, kStages> state;
  auto pipe = cuda::make_pipeline(block, &state);
  for (int fetch = 0, use = 0; use < batches; ++use) {
    for (; fetch < batches && fetch < use + kStages; ++fetch) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, buffer[fetch % kStages], in + fetch * 256, sizeof(int) * 256, pipe); // expect: asynchronous-copy-pipeline
      pipe.producer_commit();
    }
    pipe.consumer_wait(); // evidence: asynchronous-copy-pipeline
    out[use * 256 + threadIdx.x] = buffer[use % kStages][255 - threadIdx.x];
    pipe.consumer_release();
  }
}
void run(int *a, int *b) { ring<<<1, 256>>>(a, b, 8); }
