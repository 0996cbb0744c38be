// absent: device-precomputation
// Each step makes its own intermediate.
__global__ void force(const float *x, float *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f[i] = -x[i] * x[(i + 1) % n];
}
__global__ void integrate(float *x, const float *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] += 0.01f * f[i];
}
void go(float *x, float *f, int n, int steps) {
  for (int s = 0; s < steps; ++s) {
    force<<<(n + 127) / 128, 128>>>(x, f, n);
    integrate<<<(n + 127) / 128, 128>>>(x, f, n);
  }
}
