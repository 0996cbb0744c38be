// rule: double-precision-literal-in-float-code  expect: silent
__global__ void scale(float *x, float f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= f;
}
void go(float *x, float f, int n) {
  float g = f * 0.5 + 1.0; // the host may take its time
  scale<<<(n + 127) / 128, 128>>>(x, g, n);
}
