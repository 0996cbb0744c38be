// The last block finishes; nobody waits.
// absent: cooperative-grid-sync
__device__ unsigned count;
__global__ void sum(const float *in, float *partial, float *out) {
  __shared__ bool last;
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    last = atomicInc(&count, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0)
    for (unsigned i = 0; i < gridDim.x; ++i)
      *out += partial[i];
}
int main() { sum<<<32, 64>>>(nullptr, nullptr, nullptr); }
