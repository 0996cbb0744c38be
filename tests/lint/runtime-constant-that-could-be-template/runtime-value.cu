// rule: runtime-constant-that-could-be-template  expect: silent
__global__ void fir(const float *x, const float *c, float *o, int taps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;
#pragma unroll
  for (int k = 0; k < taps; ++k)
    s += c[k] * x[i + k];
  o[i] = s;
}
void go(const float *x, const float *c, float *o, int taps) { fir<<<8, 128>>>(x, c, o, taps); }
