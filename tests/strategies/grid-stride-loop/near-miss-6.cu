// absent: grid-stride-loop
// The loop goes over the partials of all blocks: gridDim.x is its end, not its step.
__device__ unsigned int done = 0;

__global__ void lastSums(const float *x, float *partial, float *out, int n) {
  __shared__ bool last;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0.0f;
  for (int o = 16; o > 0; o /= 2)
    v += __shfl_down_sync(0xffffffff, v, o);
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = v;
    __threadfence();
    last = atomicInc(&done, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    float s = 0;
    for (unsigned b = 0; b < gridDim.x; b++)
      s += partial[b];
    *out = s;
  }
}

void go(const float *x, float *p, float *out, int n) { lastSums<<<(n + 31) / 32, 32>>>(x, p, out, n); }
