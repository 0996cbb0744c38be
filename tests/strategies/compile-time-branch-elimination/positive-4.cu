// Explicit specialisations of a device function.
enum Op { Sum, Peak };
template <Op O> __device__ float combine(float a, float b); // the bodies follow
template <> __device__ float combine<Sum>(float a, float b) { return a + b; } // expect: compile-time-branch-elimination
template <> __device__ float combine<Peak>(float a, float b) { return a > b ? a : b; } // evidence: compile-time-branch-elimination
template <Op O> __global__ void fold(const float *x, float *y, int n) {
  float r = x[threadIdx.x];
  for (int i = threadIdx.x + blockDim.x; i < n; i += blockDim.x)
    r = combine<O>(r, x[i]);
  y[threadIdx.x] = r;
}
void go(const float *x, float *y, int n) {
  fold<Sum><<<1, 128>>>(x, y, n);
  fold<Peak><<<1, 128>>>(x, y, n);
}
