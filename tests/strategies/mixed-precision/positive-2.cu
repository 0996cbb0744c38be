// bfloat16 pairs, sums by fmaf.
#include <cuda_bf16.h>
__global__ void gemv(const __nv_bfloat162 *m, const float2 *x, float *y, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; ++k) {
    float2 w = __bfloat1622float2(m[row * n + k]); // evidence: mixed-precision
    sum = fmaf(w.x, x[k].x, sum);                  // expect: mixed-precision
    sum = fmaf(w.y, x[k].y, sum);                  // expect: mixed-precision
  }
  y[row] = sum;
}
void run(__nv_bfloat162 *m, float2 *x, float *y) { gemv<<<4, 64>>>(m, x, y, 128); }
