// The kernel with the asynchronous copy is never launched.
// absent: asynchronous-copy-pipeline
#include <cuda_pipeline.h>
__global__ void unused(const int *in, int *out) {
  __shared__ int s[64];
  __pipeline_memcpy_async(&s[threadIdx.x], in + threadIdx.x, 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  out[threadIdx.x] = s[threadIdx.x];
}
__global__ void used(const int *in, int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[63 - threadIdx.x];
}
int main() { used<<<1, 64>>>(nullptr, nullptr); }
