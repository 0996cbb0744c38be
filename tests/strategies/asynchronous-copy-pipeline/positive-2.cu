// The C primitives.
#include <cuda_pipeline.h>
__global__ void blur(const float *in, float *out) {
  __shared__ float tile[256];
  const int i = blockIdx.x * 256 + threadIdx.x;
  __pipeline_memcpy_async(&tile[threadIdx.x], in + i, sizeof(float)); // expect: asynchronous-copy-pipeline
  __pipeline_commit();
  __pipeline_wait_prior(0); // evidence: asynchronous-copy-pipeline
  __syncthreads();
  if (threadIdx.x > 0 && threadIdx.x < 255)
    out[i] = tile[threadIdx.x - 1] + tile[threadIdx.x + 1];
}
void run(float *a, float *b) { blur<<<16, 256>>>(a, b); }
