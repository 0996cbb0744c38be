#include <cuda_runtime.h>

// absent: loop-reordering
__global__ void reverse(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[n - 1 - i] = in[i];
}
void run(const float *in, float *out, int n) { reverse<<<(n + 255) / 256, 256>>>(in, out, n); }
