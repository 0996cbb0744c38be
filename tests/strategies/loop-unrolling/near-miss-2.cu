// absent: loop-unrolling
// The pragma forbids it, here and through a macro; the host loop may be unrolled.
#include <cuda_runtime.h>

#define ONCE 1

__global__ void sums(const float *in, float *out, int n) {
  float s = 0.f;
#pragma unroll 1
  for (int k = 0; k < 16; ++k)
    s += in[threadIdx.x + k * n];
#pragma unroll ONCE
  for (int k = 0; k < 4; ++k)
    s *= in[k];
#pragma nounroll
  for (int k = 0; k < 4; ++k)
    s -= in[k + 9];
  out[threadIdx.x] = s;
}

void run(const float *in, float *out, int n) {
#pragma unroll
  for (int k = 0; k < 4; ++k)
    sums<<<1, 64>>>(in + k, out + k * 64, n);
}
