// rule: fusable-consecutive-kernels  expect: finding
__global__ void square(const float *x, float *t, int w, int h) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (c < w && r < h) t[r * w + c] = x[r * w + c] * x[r * w + c];
}
__global__ void shift(const float *t, float *y, int w, int h) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (c < w && r < h) y[r * w + c] = t[r * w + c] - 1.0f;
}
void go(const float *x, float *y, int w, int h) {
  float *t;
  cudaMalloc((void **)&t, sizeof(float) * w * h);
  dim3 block(16, 16), grid((w + 15) / 16, (h + 15) / 16);
  square<<<grid, block>>>(x, t, w, h);
  shift<<<grid, block>>>(t, y, w, h); // <-- finding
  cudaFree(t);
}
