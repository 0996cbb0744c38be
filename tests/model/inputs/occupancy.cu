// Two kernels for the test of `accelscope occupancy`; occupancy.log is what `nvcc -Xptxas -v` said of them.
template <int N> __global__ void stage(float *a, int n) {
  __shared__ float s[256];
  extern __shared__ float d[];
  s[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  a[threadIdx.x] = s[N - threadIdx.x] + d[n];
}

namespace {
__global__ void __launch_bounds__(1024, 2) heavy(float *a, int n) {
  float x[64];
  for (int i = 0; i < 64; i++)
    x[i] = a[i * n];
  for (int j = 0; j < n; j++)
    for (int i = 0; i < 64; i++)
      x[i] = x[i] * x[(i + j) & 63];
  for (int i = 0; i < 64; i++)
    a[i] = x[i];
}
} // namespace

void run(float *a) {
  stage<255><<<80, 256, 40 * 1024>>>(a, 1);
  heavy<<<80, 1024>>>(a, 1);
}
