// rule: loop-invariant-work-in-kernel  expect: finding
template <int D> __global__ void soften(const float *x, float *y, int n) {
  const float *row = x + blockIdx.x * D;
  for (int j = threadIdx.x; j < n; j += blockDim.x) {
    float top = -1e30f;
    for (int k = 0; k < D; ++k) // <-- finding
      top = fmaxf(top, row[k]);
    y[blockIdx.x * n + j] = top - row[j % D];
  }
}
void go(const float *x, float *y, int n) { soften<64><<<128, 128>>>(x, y, n); }
