// Leaky rectifier as a functor.
struct Leaky {
  float a;
  __device__ float operator()(float x) const {
    return fmaxf(x, a * x); // expect: branchless-execution
  }
};
template <class F> __global__ void map(const float *x, float *y, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = f(x[i]);
}
void go(const float *x, float *y, int n) { map<<<(n + 255) / 256, 256>>>(x, y, n, Leaky{0.01f}); }
