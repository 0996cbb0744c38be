// rule: runtime-constant-that-could-be-template  expect: silent
__global__ void repeat(const float *x, float *o, int rounds) {
  float v = x[threadIdx.x];
  for (int k = 0; k < rounds; ++k)
    v = 0.5f * v + 1.0f;
  o[threadIdx.x] = v;
}
void go(const float *x, float *o) { repeat<<<1, 128>>>(x, o, 10); }
