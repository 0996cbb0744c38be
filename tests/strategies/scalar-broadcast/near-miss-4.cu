// absent: scalar-broadcast
// Thread 0 only clears a counter that all threads then add to, and writes the outcome.
__global__ void countBig(const float *x, int *perBlock, float limit) {
  __shared__ int count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  if (x[blockIdx.x * blockDim.x + threadIdx.x] > limit)
    atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0)
    perBlock[blockIdx.x] = count;
}

void run(const float *x, int *perBlock, float limit) { countBig<<<64, 256>>>(x, perBlock, limit); }
