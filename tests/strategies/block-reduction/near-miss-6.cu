// unclear: block-reduction
// The parts meet in one shared word by an atomic.
__global__ void above(const float *x, int n, float limit, int *perBlock) {
  __shared__ int hits;
  if (threadIdx.x == 0)
    hits = 0;
  __syncthreads();
  int mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    mine += x[i] > limit;
  atomicAdd(&hits, mine);
  __syncthreads();
  if (threadIdx.x == 0)
    perBlock[blockIdx.x] = hits;
}

void go(const float *x, int n, float limit, int *p) { above<<<64, 256>>>(x, n, limit, p); }
