// Cooperative groups copy the tile.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
template <typename T> __global__ void reverse(const T *in, T *out) {
  extern __shared__ char raw[];
  T *tile = reinterpret_cast<T *>(raw);
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in + blockIdx.x * blockDim.x, sizeof(T) * blockDim.x); // expect: asynchronous-copy-pipeline
  cg::wait(block); // evidence: asynchronous-copy-pipeline
  out[blockIdx.x * blockDim.x + threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}
void run(float *a, float *b) { reverse<float><<<8, 128, 512>>>(a, b); }
