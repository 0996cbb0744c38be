// rule: loop-invariant-work-in-kernel  expect: silent
__global__ void wave(float *o, float w, int n) {
  float s = 0.0f;
  for (int k = 0; k < n; ++k)
    s += sinf(w * k);
  o[threadIdx.x] = s;
}
void go(float *o, int n) { wave<<<1, 32>>>(o, 0.1f, n); }
