// rule: fusable-consecutive-kernels  expect: finding
__global__ void first(const float *x, float *t, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) t[i] = x[i] * x[i];
}
__global__ void second(const float *t, float *y, int n) {
  for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < n; k += blockDim.x * gridDim.x) y[k] = sqrtf(t[k]);
}
void go(const float *x, float *y, int n) {
  float *t;
  cudaMalloc(&t, n * sizeof(float));
  first<<<64, 256>>>(x, t, n);
  second<<<64, 256>>>(t, y, n); // <-- finding
  cudaFree(t);
}
