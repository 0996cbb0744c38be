// rule: double-precision-literal-in-float-code  expect: finding
struct Wave {
  float k;
  __device__ float at(float x) const { return 1.0 - k * x; } // <-- finding
};
template <class F> __global__ void fill(float *o, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) o[i] = f.at(float(i));
}
void go(float *o, int n) { fill<<<(n + 127) / 128, 128>>>(o, n, Wave{0.5f}); }
