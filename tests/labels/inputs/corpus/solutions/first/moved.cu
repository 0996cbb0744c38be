// Scales a vector. A comment proves nothing: __shared__ float tile[256]; atomicAdd(&sum, x[i]);
#include <cuda_runtime.h>

__global__ void scale(float *__restrict__ out, const float *__restrict__ in, float factor, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    out[i] = factor * in[i]; /* one element a turn */
}

extern "C" void solution_compute(int n, const float *in, float factor, float *out) {
  float *dIn, *dOut;
  cudaMalloc(&dIn, n * sizeof(float));
  cudaMalloc(&dOut, n * sizeof(float));
  cudaMemcpy(dIn, in, n * sizeof(float), cudaMemcpyHostToDevice);
  scale<<<256, 256>>>(dOut, dIn, factor, n);
  cudaMemcpy(out, dOut, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dIn);
  cudaFree(dOut);
}
