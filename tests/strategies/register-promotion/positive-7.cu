// Register-held vector accumulators, and a macro that updates each; the kernel stands alone.
#include <cuda_runtime.h>

#define FMA4(acc, s, v) \
  acc.x += s * v.x;     \
  acc.y += s * v.y;     \
  acc.z += s * v.z;     \
  acc.w += s * v.w;

__global__ void columns(const float *A, const float4 *B, float4 *C, int K, int N4) {
  float4 acc[4]; // expect: register-promotion
#pragma unroll
  for (int r = 0; r < 4; ++r)
    acc[r] = make_float4(0, 0, 0, 0);
  const int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * 4;
  for (int k = 0; k < K; ++k) { // evidence: register-promotion
    const float4 b = B[k * N4 + col];
#pragma unroll
    for (int r = 0; r < 4; ++r) {
      const float s = A[(row + r) * K + k];
      FMA4(acc[r], s, b) // evidence: register-promotion
    }
  }
#pragma unroll
  for (int r = 0; r < 4; ++r)
    C[(row + r) * N4 + col] = acc[r];
}
