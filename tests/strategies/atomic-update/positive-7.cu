// Last block finishes: the arrival counter is no barrier, nobody waits.
__device__ unsigned int arrived;

__global__ void count(const int *x, int n, int *partial, int *out) {
  __shared__ int part;
  __shared__ bool amLast;
  if (threadIdx.x == 0)
    part = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 0)
    atomicAdd(&part, 1); // expect: atomic-update
  __syncthreads();
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = part;
    __threadfence();
    amLast = atomicInc(&arrived, gridDim.x) == gridDim.x - 1; // expect: atomic-update
  }
  __syncthreads();
  if (amLast && threadIdx.x == 0) {
    int s = 0;
    for (int b = 0; b < gridDim.x; ++b)
      s += partial[b];
    *out = s;
  }
}

void go(const int *x, int n, int *p, int *out) { count<<<(n + 255) / 256, 256>>>(x, n, p, out); }
