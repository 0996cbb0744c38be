// Vector loads: each thread of the block takes four values of the token's row per turn.
#include <cuda_runtime.h>

__device__ float warpSum(float v) {
  for (int d = 16; d; d /= 2)
    v += __shfl_xor_sync(0xffffffffu, v, d);
  return v;
}

__global__ void rmsNorm(const float *in, const float *gain, float *out, int width) {
  __shared__ float part[32];
  const int token = blockIdx.x; // evidence: cooperative-item-mapping
  const float4 *row = reinterpret_cast<const float4 *>(in + token * width);
  float sum = 0.0f;
  for (int i = threadIdx.x; i < width / 4; i += blockDim.x) { // expect: cooperative-item-mapping
    const float4 v = row[i];
    sum += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
  }
  sum = warpSum(sum);
  if (threadIdx.x % 32 == 0)
    part[threadIdx.x / 32] = sum;
  __syncthreads();
  float total = 0.0f;
  for (int w = 0; w < blockDim.x / 32; ++w)
    total += part[w];
  const float scale = rsqrtf(total / width + 1e-6f);
  for (int i = threadIdx.x; i < width; i += blockDim.x) // evidence: cooperative-item-mapping
    out[token * width + i] = in[token * width + i] * scale * gain[i];
}
