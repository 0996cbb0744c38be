// Softmax row in PTX.
__device__ __forceinline__ float ex2(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x)); // expect: fast-math-intrinsics
  return y;
}
__global__ void softmaxRow(const float *x, float *y, int n) {
  float s = 0;
  for (int i = 0; i < n; ++i)
    s += ex2(x[blockIdx.x * n + i]);
  y[blockIdx.x] = s;
}
