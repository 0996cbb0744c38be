// rule: runtime-constant-that-could-be-template  expect: silent
__global__ void window(const float *x, float *o, int r) {
  float w[16];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < r; ++k)
    w[k] = x[i + k];
  o[i] = w[0];
}
