// absent: branchless-execution
// max(x, 0) is the rectifier itself; saturation and rounding.
#include <cuda_fp16.h>
__global__ void relu(const float *x, __half *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = __float2half(__saturatef(fmaxf(x[i], 0.0f)));
}
void go(const float *x, __half *y, int n) { relu<<<(n + 255) / 256, 256>>>(x, y, n); }
