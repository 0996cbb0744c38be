// The host hands over the number of all threads as the step.
__global__ void squares(const double *in, double *out, int n, int all) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += all) // expect: grid-stride-loop
    out[i] = in[i] * in[i];
}

void squaresOf(const double *in, double *out, int n) {
  const int threads = 192, blocks = 64;
  squares<<<blocks, threads>>>(in, out, n, blocks * threads);
}
