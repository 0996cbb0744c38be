#include <cuda_runtime.h>

// absent: phase-elimination
__global__ void keep(const int *x, int *out, unsigned *cursor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 0) out[atomicAdd(cursor, 1u)] = x[i];
}
void run(const int *x, int *out, unsigned *cursor, int n) { keep<<<(n + 255) / 256, 256>>>(x, out, cursor, n); }
