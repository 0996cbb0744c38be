// absent: fast-math-intrinsics
// The famous approximation, but on the host; the kernel is exact, its double rsqrt too.
#include <cstring>
static float rsqrtf_fast(float x) {
  int i;
  std::memcpy(&i, &x, 4);
  i = 0x5f3759df - (i >> 1);
  float y;
  std::memcpy(&y, &i, 4);
  return y * (1.5f - 0.5f * x * y * y);
}
__global__ void scale(double *v, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] *= s * rsqrt(v[i]);
}
void go(double *v, int n) { scale<<<(n + 255) / 256, 256>>>(v, rsqrtf_fast(float(n)), n); }
