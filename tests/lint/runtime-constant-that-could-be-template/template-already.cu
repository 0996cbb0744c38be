// rule: runtime-constant-that-could-be-template  expect: silent
template <int TAPS> __global__ void fir(const float *x, float *o) {
  float w[TAPS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
  for (int k = 0; k < TAPS; ++k)
    w[k] = x[i + k];
  o[i] = w[0] + w[TAPS - 1];
}
void go(const float *x, float *o) { fir<5><<<8, 128>>>(x, o); }
