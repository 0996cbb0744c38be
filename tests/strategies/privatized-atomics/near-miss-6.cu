// A batch of histograms: each block has its own result.
// absent: privatized-atomics
__global__ void batch(const int *in, int *bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&bins[blockIdx.y * 256 + in[blockIdx.y * n + i]], 1);
}
__global__ void normalise(const int *bins, float *out, int n) {
  out[blockIdx.x * 256 + threadIdx.x] = float(bins[blockIdx.x * 256 + threadIdx.x]) / n;
}
void run(int *in, int *bins, float *out, int n) {
  batch<<<dim3(4, 32), 256>>>(in, bins, n);
  normalise<<<32, 256>>>(bins, out, n);
}
