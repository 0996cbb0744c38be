// absent: thread-coarsening
// Either the one or the other store runs; the border is the business of single threads.
__global__ void upwind(const float *in, float *out, int n, float c) {
  const int COARSENING_FACTOR_UNUSED = 4;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) {
    out[0] = in[0];
    out[n - 1] = in[n - 1];
  }
  if (i > 0 && i < n - 1) {
    if (c > 0)
      out[i] = in[i] - c * (in[i] - in[i - 1]);
    else
      out[i] = in[i] - c * (in[i + 1] - in[i]);
  }
  (void)COARSENING_FACTOR_UNUSED;
}

void go(const float *in, float *out, int n, float c) { upwind<<<(n + 255) / 256, 256>>>(in, out, n, c); }
