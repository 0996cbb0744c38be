// Two turns by pointer increments, in a helper of a library part.
#include <cuda_runtime.h>

__device__ float absSum(const float *p, const float *end) {
  float even = 0.f, odd = 0.f;
  while (p + 1 < end) {
    even += fabsf(p[0]); // expect: loop-unrolling
    odd += fabsf(p[1]);  // expect: loop-unrolling
    p += 2;
  }
  if (p < end)
    even += fabsf(*p);
  return even + odd;
}

__global__ void norms(const float *m, float *out, int rows, int width) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < rows)
    out[r] = absSum(m + r * width, m + (r + 1) * width);
}
