// unclear: compile-time-branch-elimination
// The macro that chooses is left to the build.
__global__ void scale(float *x, float f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#ifdef SQUARED
  x[i] *= f * f;
#else
  x[i] *= f;
#endif
}
void go(float *x, float f, int n) { scale<<<(n + 255) / 256, 256>>>(x, f, n); }
