// rule: fusable-consecutive-kernels  expect: finding
template <typename T> __global__ void widen(const T *x, float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) t[i] = float(x[i]);
}
template <typename F> __global__ void map(const float *t, float *y, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = f(t[i]);
}
struct Twice { __device__ float operator()(float v) const { return 2.0f * v; } };
void go(const short *x, float *y, int n) {
  float *t;
  cudaMalloc(&t, n * sizeof(float));
  widen<<<(n + 255) / 256, 256>>>(x, t, n);
  map<<<(n + 255) / 256, 256>>>(t, y, n, Twice{}); // <-- finding
  cudaFree(t);
}
