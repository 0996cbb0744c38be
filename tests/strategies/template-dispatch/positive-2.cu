// An if on a run-time flag; bool parameter; PyTorch-like launcher templates around.
template <typename T, bool Causal> __global__ void mask(const T *in, T *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
  if (i < n)
    out[j * n + i] = Causal && i > j ? T(0) : in[j * n + i];
}

template <typename T> void maskForward(const T *in, T *out, int n, bool causal) {
  dim3 grid((n + 127) / 128, n);
  if (causal) // evidence: template-dispatch
    mask<T, true><<<grid, 128>>>(in, out, n); // expect: template-dispatch
  else
    mask<T, false><<<grid, 128>>>(in, out, n); // expect: template-dispatch
}

void forward(const float *in, float *out, int n, bool causal) { maskForward<float>(in, out, n, causal); }
