// Partial histograms of the blocks, merged by a second kernel.
__global__ void partial(const int *key, int *part, int n) {
  __shared__ int h[128];
  if (threadIdx.x < 128)
    h[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&h[key[i] % 128], 1); // expect: privatized-atomics
  __syncthreads();
  if (threadIdx.x < 128)
    part[blockIdx.x * 128 + threadIdx.x] = h[threadIdx.x]; // evidence: privatized-atomics
}
__global__ void merge(const int *part, int *out, int blocks) {
  int s = 0;
  for (int b = 0; b < blocks; ++b)
    s += part[b * 128 + threadIdx.x];
  out[threadIdx.x] = s;
}
void run(const int *key, int *out, int n) {
  int blocks = (n + 255) / 256, *part;
  cudaMalloc(&part, blocks * 128 * sizeof(int));
  partial<<<blocks, 256>>>(key, part, n);
  merge<<<1, 128>>>(part, out, blocks);
  cudaFree(part);
}
