// status: ok
// kernels: halves brains eights
// launches: 0
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
__global__ void halves(const half *a, half2 *b, float *o) {
  half2 x = __halves2half2(a[0], a[1]);
  x = __hfma2(x, b[0], __float2half2_rn(1.f)) * x + b[1];
  half s = __hadd(a[2], __float2half(0.5f)) / a[3];
  s += __hmax(s, hexp(s));
  b[0] = __hadd2(x, __half2half2(s));
  float2 f = __half22float2(x);
  o[0] = __half2float(s) + f.x + (float)a[1] + (s > a[0] ? 1 : 0);
  atomicAdd(b, x);
  x = __shfl_xor_sync(~0u, x, 1);
}
__global__ void brains(const __nv_bfloat16 *a, __nv_bfloat162 *b) {
  b[0] = __hmul2(b[1], __floats2bfloat162_rn(1.f, __bfloat162float(a[0])));
}
__global__ void eights(__nv_fp8_e4m3 *a, float *o) { o[0] = float(a[0]); a[1] = __nv_fp8_e4m3(o[1]); }
