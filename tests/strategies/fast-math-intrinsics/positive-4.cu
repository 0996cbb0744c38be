// Half precision.
#include <cuda_fp16.h>
template <int K> __global__ void gate(const __half *x, __half *y) {
  const int i = (blockIdx.x * blockDim.x + threadIdx.x) * K;
#pragma unroll
  for (int k = 0; k < K; ++k)
    y[i + k] = hrcp(__hadd(__float2half(1.0f), hexp(x[i + k]))); // expect: fast-math-intrinsics
}
void go(const __half *x, __half *y) { gate<4><<<8, 64>>>(x, y); }
