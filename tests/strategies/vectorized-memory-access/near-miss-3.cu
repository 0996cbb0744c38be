// absent: vectorized-memory-access
// Bit casts of the same width, float4 in registers only, and four scalar loads written by hand.
#include <cuda_runtime.h>

__device__ void atomicMaxFloat(float *at, float v) {
  int *word = reinterpret_cast<int *>(at);
  int old = *word;
  while (v > __int_as_float(old)) {
    const int seen = atomicCAS(word, old, __float_as_int(v));
    if (seen == old)
      break;
    old = seen;
  }
}

__global__ void maxOfFour(const float *in, float *best, int n) {
  const int i = 4 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (i + 3 >= n)
    return;
  float4 v = make_float4(in[i], in[i + 1], in[i + 2], in[i + 3]);
  atomicMaxFloat(best, fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w)));
}

void run(const float *in, float *best, int n) { maxOfFour<<<(n / 4 + 255) / 256, 256>>>(in, best, n); }
