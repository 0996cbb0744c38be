#include <cuda_runtime.h>

__global__ void scale4(float4 *out, const float4 *in, float factor, int n4) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n4) {
    float4 v = in[i];
    out[i] = make_float4(v.x * factor, v.y * factor, v.z * factor, v.w * factor);
  }
}

#if 0
__global__ void slow(float *out) { atomicAdd(out, 1.0f); }
#endif

extern "C" void solution_compute(int n, const float *in, float factor, float *out) {
  float *dIn, *dOut;
  cudaMalloc(&dIn, n * sizeof(float));
  cudaMalloc(&dOut, n * sizeof(float));
  cudaMemcpy(dIn, in, n * sizeof(float), cudaMemcpyHostToDevice);
  scale4<<<(n / 4 + 255) / 256, 256>>>((float4 *)dOut, (const float4 *)dIn, factor, n / 4);
  cudaMemcpy(out, dOut, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dIn);
  cudaFree(dOut);
}
