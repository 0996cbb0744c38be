// A word of the block, added once.
__global__ void count(const float *x, int *total, float t, int n) {
  __shared__ int mine;
  if (threadIdx.x == 0)
    mine = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > t)
    atomicAdd(&mine, 1); // expect: privatized-atomics
  __syncthreads();
  if (threadIdx.x == 0)
    atomicAdd(total, mine); // evidence: privatized-atomics
}
void run(float *x, int *t) { count<<<16, 256>>>(x, t, 0.5f, 4000); }
