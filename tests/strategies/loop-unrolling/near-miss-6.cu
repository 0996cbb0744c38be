// absent: loop-unrolling
// The unrolled variant is compiled out, and the unrolled helper has no caller.
#include <cuda_runtime.h>

#define UNROLL 0

__device__ float unrolledSum(const float *p) {
  float s = 0.f;
#pragma unroll
  for (int k = 0; k < 8; ++k)
    s += p[k];
  return s;
}

__global__ void rowSums(const float *in, float *out, int width, int rows) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0.f;
#if UNROLL
#pragma unroll 4
#endif
  for (int k = 0; k < width; ++k)
    s += in[r * width + k];
  out[r] = s;
}

void run(const float *in, float *out, int width, int rows) { rowSums<<<(rows + 63) / 64, 64>>>(in, out, width, rows); }
