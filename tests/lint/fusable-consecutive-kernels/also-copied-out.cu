// rule: fusable-consecutive-kernels  expect: silent
__global__ void first(const float *x, float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) t[i] = 2.0f * x[i];
}
__global__ void second(const float *t, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = t[i] + 1.0f;
}
void go(const float *x, float *y, int n) {
  float *t;
  cudaMalloc(&t, n * sizeof(float));
  first<<<(n + 127) / 128, 128>>>(x, t, n);
  second<<<(n + 127) / 128, 128>>>(t, y, n);
  float last;
  cudaMemcpy(&last, t + n - 1, sizeof(float), cudaMemcpyDeviceToHost);
  (void)last;
  cudaFree(t);
}
