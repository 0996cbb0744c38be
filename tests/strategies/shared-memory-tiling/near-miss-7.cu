// absent: shared-memory-tiling
// Reductions whose running result is in a register, or goes through a library's operator.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

template <unsigned kBlock>
__global__ void reduceUnrolled(const int *in, int *out) {
  __shared__ int scratch[kBlock];
  const unsigned t = threadIdx.x, i = blockIdx.x * 2 * kBlock + t;
  int mine = in[i] + in[i + kBlock];
  scratch[t] = mine;
  __syncthreads();
  if (kBlock >= 256 && t < 128)
    scratch[t] = mine = mine + scratch[t + 128];
  __syncthreads();
  if (kBlock >= 128 && t < 64)
    scratch[t] = mine = mine + scratch[t + 64];
  __syncthreads();
  if (t < 32) {
    if (kBlock >= 64)
      mine += scratch[t + 32];
    for (int d = 16; d > 0; d /= 2)
      mine += __shfl_down_sync(0xffffffffu, mine, d);
  }
  if (t == 0)
    out[blockIdx.x] = mine;
}

__global__ void reduceHalves(const __half2 *in, __half2 *out) {
  __shared__ __half2 tile[64];
  tile[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  if (threadIdx.x < 32)
    tile[threadIdx.x] = __hadd2(tile[threadIdx.x], tile[threadIdx.x + 32]);
  __syncthreads();
  if (threadIdx.x < 16)
    tile[threadIdx.x] = __hadd2(tile[threadIdx.x], tile[threadIdx.x + 16]);
  __syncthreads();
  if (threadIdx.x == 0)
    out[blockIdx.x] = tile[0];
}

void run(const int *in, int *out, const __half2 *h, __half2 *r, int blocks, bool small) {
  if (small)
    reduceUnrolled<64><<<blocks, 64>>>(in, out);
  else
    reduceUnrolled<256><<<blocks, 256>>>(in, out);
  reduceHalves<<<blocks, 64>>>(h, r);
}
