// Particles: the reciprocal root, by both of its names.
#include <cuda_runtime.h>
struct Body { float4 at; };
__global__ void forces(const Body *b, float3 *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float3 sum = make_float3(0, 0, 0);
  for (int j = 0; j < n; ++j) {
    float dx = b[j].at.x - b[i].at.x, dy = b[j].at.y - b[i].at.y;
    float r = rsqrtf(dx * dx + dy * dy + 0.01f); // expect: fast-math-intrinsics
    float q = rsqrt(dx * dx + 1.0f); // expect: fast-math-intrinsics
    sum.x += dx * r * q;
    sum.y += dy * r;
  }
  f[i] = sum;
}
void step(const Body *b, float3 *f, int n) { forces<<<(n + 63) / 64, 64>>>(b, f, n); }
