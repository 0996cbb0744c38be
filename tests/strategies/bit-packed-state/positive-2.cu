// Eight 4-bit weights in a word.
#include <cuda_fp16.h>
__global__ void dequantise(const unsigned *packed, const float *scale, float *w, int words) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= words) return;
  unsigned q = packed[i];
#pragma unroll
  for (int k = 0; k < 8; ++k)
    w[8 * i + k] = scale[i / 16] * (int((q >> (4 * k)) & 0xf) - 8); // expect: bit-packed-state
}
void go(const unsigned *p, const float *s, float *w, int n) { dequantise<<<(n + 127) / 128, 128>>>(p, s, w, n); }
