// rule: runtime-constant-that-could-be-template  expect: finding
__global__ void median(const float *x, float *o, int taps, int n) {
  float w[9];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + taps > n) return;
  for (int k = 0; k < taps; ++k) // <-- finding
    w[k] = x[i + k];
  o[i] = fmaxf(fminf(w[0], w[1]), w[2]);
}
void go(const float *x, float *o, int n) { median<<<n / 128, 128>>>(x, o, 5, n); }
