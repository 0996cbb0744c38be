// unclear: scalar-broadcast
// The carry of a scan goes from tile to tile through shared memory.
__global__ void prefix(const int *x, int *y, int n) {
  __shared__ int buf[256];
  __shared__ int carry;
  if (threadIdx.x == 0)
    carry = 0;
  for (int b = 0; b < n; b += 256) {
    buf[threadIdx.x] = x[b + threadIdx.x];
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
      const int left = threadIdx.x >= d ? buf[threadIdx.x - d] : 0;
      __syncthreads();
      buf[threadIdx.x] += left;
      __syncthreads();
    }
    y[b + threadIdx.x] = buf[threadIdx.x] + carry;
    __syncthreads();
    if (threadIdx.x == 255)
      carry += buf[255];
    __syncthreads();
  }
}

void run(const int *x, int *y, int n) { prefix<<<1, 256>>>(x, y, n); }
