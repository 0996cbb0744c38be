// Warp-group product of Hopper, kernels only.
#include <cuda_fp16.h>
__device__ void wgmma(float (&d)[4], unsigned long long a, unsigned long long b) {
  asm volatile("{\n" // expect: tensor-core-mma
               "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;\n"
               "}\n"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "l"(a), "l"(b));
}
__global__ void warpGroup(float *out, unsigned long long a, unsigned long long b) {
  float d[4] = {};
  wgmma(d, a, b);
  for (int i = 0; i < 4; ++i)
    out[threadIdx.x * 4 + i] = d[i];
}
