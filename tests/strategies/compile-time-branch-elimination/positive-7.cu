// A flag that is a template parameter, tested as it is and negated.
template <bool kShared, int N> __global__ void shift(const float *x, float *y) {
  __shared__ float s[N];
  float v = x[threadIdx.x];
  if (kShared) { // expect: compile-time-branch-elimination
    s[threadIdx.x] = v;
    __syncthreads();
    v = s[(threadIdx.x + 1) % N];
  }
  if (!kShared) // expect: compile-time-branch-elimination
    v = x[(threadIdx.x + 1) % N];
  y[threadIdx.x] = v;
}
void go(const float *x, float *y) { shift<true, 64><<<1, 64>>>(x, y); }
