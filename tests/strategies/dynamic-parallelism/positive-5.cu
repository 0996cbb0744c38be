// Kernels only: a tail launch.
__global__ void finish(float *sum, const float *partial, int n) {
  for (int i = 0; i < n; ++i)
    *sum += partial[i];
}
__global__ void start(const float *in, float *partial, float *sum) {
  partial[blockIdx.x * blockDim.x + threadIdx.x] = in[blockIdx.x * blockDim.x + threadIdx.x];
  if (blockIdx.x == 0 && threadIdx.x == 0)
    finish<<<1, 1, 0, cudaStreamTailLaunch>>>(sum, partial, gridDim.x); // expect: dynamic-parallelism
}
