// rule: double-precision-literal-in-float-code  expect: silent
__global__ void clamp(float *x, int n) {
  float low = 0.0, high = 1.0;
  float table[2] = {0.25, 0.75};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = fminf(fmaxf(x[i], low), high) + table[i & 1];
}
void go(float *x, int n) { clamp<<<(n + 127) / 128, 128>>>(x, n); }
