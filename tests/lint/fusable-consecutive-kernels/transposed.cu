// rule: fusable-consecutive-kernels  expect: silent
__global__ void first(const float *x, float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) t[i] = 2.0f * x[i];
}
__global__ void second(const float *t, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = t[n - 1 - i];
}
void go(const float *x, float *y, int n) {
  float *t;
  cudaMalloc(&t, n * sizeof(float));
  first<<<(n + 127) / 128, 128>>>(x, t, n);
  second<<<(n + 127) / 128, 128>>>(t, y, n);
  cudaFree(t);
}
