// absent: stream-overlap
// The stream is whatever the caller works on; the copies happen inside the kernel.
#include <cuda_pipeline.h>
#include <cuda_runtime.h>

__global__ void reverseTiles(const int *in, int *out) {
  __shared__ int tile[256];
  const int base = blockIdx.x * 256;
  __pipeline_memcpy_async(&tile[threadIdx.x], &in[base + threadIdx.x], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[base + threadIdx.x] = tile[255 - threadIdx.x];
}

namespace ops {
void reverse(const int *in, int *out, int n, cudaStream_t stream) {
  reverseTiles<<<n / 256, 256, 0, stream>>>(in, out);
}
} // namespace ops
