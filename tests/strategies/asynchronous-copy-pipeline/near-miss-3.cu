// A cuda::barrier that only orders the threads.
// absent: asynchronous-copy-pipeline
#include <cuda/barrier>
__global__ void shift(const float *in, float *out) {
  __shared__ float tile[128];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  if (threadIdx.x == 0)
    init(&bar, 128);
  __syncthreads();
  tile[threadIdx.x] = in[threadIdx.x];
  bar.arrive_and_wait();
  out[threadIdx.x] = tile[(threadIdx.x + 1) % 128];
}
int main() { shift<<<1, 128>>>(nullptr, nullptr); }
