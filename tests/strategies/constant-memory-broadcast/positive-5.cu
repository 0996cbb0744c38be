// Kernels only: a substitution box in constant memory, indexed by data.
#include <cuda_runtime.h>

__device__ __constant__ unsigned char sbox[256]; // expect: constant-memory-broadcast

__global__ void substitute(unsigned int *words, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned w = words[i];
  words[i] = sbox[w & 255] | sbox[(w >> 8) & 255] << 8 | sbox[(w >> 16) & 255] << 16 | // evidence: constant-memory-broadcast
             unsigned(sbox[w >> 24]) << 24;
}
