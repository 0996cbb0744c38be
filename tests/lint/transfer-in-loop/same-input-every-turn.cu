// rule: transfer-in-loop  expect: finding
// The weights never change and go up again with every batch.
#include <cuda_runtime.h>
#include <vector>

__global__ void layer(const float *weights, const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = weights[i] * in[i];
}

void infer(const std::vector<float> &weights, const float *batches, float *results, int n, int count) {
  float *dWeights, *dIn, *dOut;
  cudaMalloc(&dWeights, n * sizeof(float));
  cudaMalloc(&dIn, n * sizeof(float));
  cudaMalloc(&dOut, n * sizeof(float));
  for (int b = 0; b < count; ++b) {
    cudaMemcpy(dWeights, weights.data(), n * sizeof(float), cudaMemcpyHostToDevice); // <-- finding
    cudaMemcpy(dIn, batches + (size_t)b * n, n * sizeof(float), cudaMemcpyHostToDevice);
    layer<<<(n + 255) / 256, 256>>>(dWeights, dIn, dOut, n);
    cudaMemcpy(results + (size_t)b * n, dOut, n * sizeof(float), cudaMemcpyDeviceToHost);
  }
  cudaFree(dWeights);
  cudaFree(dIn);
  cudaFree(dOut);
}
