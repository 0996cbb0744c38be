// A class wraps the copy; the barrier object completes it.
#include <cuda/barrier>
#include <utility>
using Barrier = cuda::barrier<cuda::thread_scope_block>;
class Loader {
public:
  __device__ Loader(float *to, Barrier &b) : to(to), bar(b) {}
  __device__ void fetch(const float *from) const {
    cuda::memcpy_async(to + threadIdx.x, from + threadIdx.x, sizeof(float), bar); // expect: asynchronous-copy-pipeline
  }
  float *to;
  Barrier &bar;
};
__global__ void work(const float *in, float *out) {
  __shared__ float tile[128];
  __shared__ Barrier bar;
  if (threadIdx.x == 0)
    init(&bar, blockDim.x);
  __syncthreads();
  Loader loader(tile, bar);
  loader.fetch(in + blockIdx.x * 128);
  bar.arrive_and_wait();
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
}
void run(float *a, float *b) { work<<<8, 128>>>(a, b); }
