// rule: loop-invariant-work-in-kernel  expect: silent
__global__ void rows(const float *m, float *o, int n, int d) {
  float s = 0.0f;
  for (int k = 0; k < n; ++k)
    for (int j = 0; j < d; ++j)
      s += m[k * d + j];
  o[threadIdx.x] = s;
}
void go(const float *m, float *o, int n, int d) { rows<<<1, 32>>>(m, o, n, d); }
