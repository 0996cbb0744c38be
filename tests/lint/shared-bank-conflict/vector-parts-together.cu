// rule: shared-bank-conflict  expect: silent
// The parts of a float4 one after the other: its alignment lets the compiler fetch them together.
#include <cuda_runtime.h>

__device__ inline void operator+=(float4 &a, const float4 &b) {
  a.x += b.x;
  a.y += b.y;
  a.z += b.z;
  a.w += b.w;
}

__global__ void sums(const float4 *in, float4 *out) {
  extern __shared__ float4 part[];
  part[threadIdx.x] = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half)
      part[threadIdx.x] += part[threadIdx.x + half];
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = part[0];
}

void run(const float4 *in, float4 *out, int blocks) { sums<<<blocks, 256, 256 * sizeof(float4)>>>(in, out); }
