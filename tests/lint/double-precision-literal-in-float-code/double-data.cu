// rule: double-precision-literal-in-float-code  expect: silent
__global__ void scale(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 0.5 * x[i] + 1.0;
}
void go(const double *x, double *y, int n) { scale<<<(n + 127) / 128, 128>>>(x, y, n); }
