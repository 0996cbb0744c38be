// rule: loop-invariant-work-in-kernel  expect: silent
__global__ void chain(const float *w, float *x, int n, int d) {
  float a = x[threadIdx.x];
  for (int r = 0; r < n; ++r)
    for (int k = 0; k < d; ++k)
      a = a * w[k] + 0.5f;
  x[threadIdx.x] = a;
}
void go(const float *w, float *x, int n, int d) { chain<<<1, 64>>>(w, x, n, d); }
