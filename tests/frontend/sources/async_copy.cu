// status: ok
// kernels: staged primitives atomics
// launches: 0
#include <cooperative_groups.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/std/tuple>
#include <cuda_pipeline.h>
__global__ void staged(const int *in, int *out) {
  __shared__ int tile[2][128];
  auto block = cooperative_groups::this_thread_block();
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto pipe = cuda::make_pipeline(block, &state);
  pipe.producer_acquire();
  cuda::memcpy_async(block, tile[0], in, sizeof(int) * 128, pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  out[threadIdx.x] = tile[0][threadIdx.x];
  pipe.consumer_release();
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  if (threadIdx.x == 0)
    init(&bar, blockDim.x);
  auto token = bar.arrive();
  bar.wait(std::move(token));
}
__global__ void primitives(const float4 *in, float *out) {
  __shared__ float4 tile[64];
  __pipeline_memcpy_async(&tile[threadIdx.x], &in[threadIdx.x], sizeof(float4));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  out[threadIdx.x] = tile[threadIdx.x].x;
}
__global__ void atomics(int *p) {
  cuda::atomic_ref<int, cuda::thread_scope_device> r(p[0]);
  r.fetch_add(1, cuda::memory_order_relaxed);
  cuda::std::tuple<int, float> t{1, 2.f};
  p[1] = cuda::std::get<0>(t);
}
