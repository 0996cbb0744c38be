// absent: fast-math-intrinsics
// The fast form is there for another build, and PTX without an approximation.
#ifndef FAST_PATH
#define FAST_PATH 0
#endif
__global__ void k(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#if FAST_PATH
  y[i] = __logf(x[i]);
#else
  float r;
  asm("rcp.rn.f32 %0, %1;" : "=f"(r) : "f"(x[i]));
  y[i] = logf(x[i]) * r;
#endif
}
void go(const float *x, float *y, int n) { k<<<(n + 255) / 256, 256>>>(x, y, n); }
