// Kernels only: arrays of uchar4 whose channels are processed alike, and PTX that loads two words.
#include <cuda_runtime.h>

__global__ void darken(const uchar4 *in, uchar4 *out, int n, int shift) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const uchar4 p = in[i]; // expect: vectorized-memory-access
  out[i] = make_uchar4(p.x >> shift, p.y >> shift, p.z >> shift, p.w >> shift); // expect: vectorized-memory-access
}

__global__ void pairSum(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float a, b;
  asm volatile("ld.global.v2.f32 {%0, %1}, [%2];" : "=f"(a), "=f"(b) : "l"(in + 2 * i)); // expect: vectorized-memory-access
  if (i < n)
    out[i] = a + b;
}
