// Bounds on a template, given by its parameter; the declaration stands apart.
template <int THREADS>
__global__ void
__launch_bounds__(THREADS) // expect: occupancy-tuning
convolve(const float *in, const float *w, float *out, int n) {
  int i = blockIdx.x * THREADS + threadIdx.x;
  float s = 0;
  if (i < n - 8)
    for (int k = 0; k < 8; k++)
      s += in[i + k] * w[k];
  if (i < n)
    out[i] = s;
}

void run(const float *in, const float *w, float *out, int n) {
  convolve<192><<<(n + 191) / 192, 192>>>(in, w, out, n);
}
