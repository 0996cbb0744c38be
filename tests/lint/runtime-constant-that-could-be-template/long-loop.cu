// rule: runtime-constant-that-could-be-template  expect: silent
__global__ void sum(const float *x, float *o, int n) {
  float s = 0.0f;
#pragma unroll 8
  for (int k = 0; k < n; ++k)
    s += x[k * 32 + threadIdx.x];
  o[threadIdx.x] = s;
}
void go(const float *x, float *o) { sum<<<1, 32>>>(x, o, 1 << 20); }
