// Recursion over the parameter until it fits.
template <int N> __global__ void dot(const float *a, const float *b, float *c) {
  float s = 0;
  for (int k = 0; k < N; k++)
    s += a[threadIdx.x * N + k] * b[k];
  c[threadIdx.x] = s;
}

template <int N> void dispatch(int n, const float *a, const float *b, float *c) {
  if (n == N) // expect: template-dispatch
    dot<N><<<1, 64>>>(a, b, c); // evidence: template-dispatch
  else if constexpr (N > 1)
    dispatch<N - 1>(n, a, b, c); // evidence: template-dispatch
}

void dots(int n, const float *a, const float *b, float *c) { dispatch<6>(n, a, b, c); }
