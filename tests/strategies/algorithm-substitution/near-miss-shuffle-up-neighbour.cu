#include <cuda_runtime.h>

// absent: algorithm-substitution
__global__ void differences(const float *x, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0;
  float before = __shfl_up_sync(0xffffffffu, v, 1);
  if (threadIdx.x % 32 == 0) before = i ? x[i - 1] : 0;
  if (i < n) out[i] = v - before;
}
void run(const float *x, float *out, int n) { differences<<<(n + 255) / 256, 256>>>(x, out, n); }
