// absent: atomic-update
// A grid barrier by hand is all that uses atomics.
__device__ unsigned int arrivals = 0;
__device__ volatile unsigned int generation = 0;

__device__ void gridBarrier() {
  __syncthreads();
  if (threadIdx.x == 0) {
    const unsigned int mine = generation;
    __threadfence();
    if (atomicAdd(&arrivals, 1u) == gridDim.x - 1) {
      arrivals = 0;
      __threadfence();
      generation = mine + 1;
    } else
      while (generation == mine)
        ;
  }
  __syncthreads();
}

__global__ void smoothTwice(const float *a, float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
  gridBarrier();
  if (i > 0 && i < n - 1)
    c[i] = (b[i - 1] + b[i] + b[i + 1]) / 3;
}

void go(const float *a, float *b, float *c, int n) { smoothTwice<<<16, 256>>>(a, b, c, n); }
