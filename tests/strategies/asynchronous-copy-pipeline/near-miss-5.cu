// The pipeline is made and never given a copy; waits alone move nothing.
// absent: asynchronous-copy-pipeline
#include <cuda_pipeline.h>
__global__ void stale(const float *in, float *out) {
  __shared__ float tile[64];
  tile[threadIdx.x] = in[threadIdx.x];
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[threadIdx.x] = tile[63 - threadIdx.x];
}
int main() { stale<<<1, 64>>>(nullptr, nullptr); }
