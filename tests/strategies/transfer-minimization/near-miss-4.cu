// absent: transfer-minimization
// Batches: each one travels in and out on its own, in place. Nothing passes from one launch to the next.
#include <cuda_runtime.h>
#include <vector>

__global__ void window(float *x, const float *w, int length) {
  const int i = blockIdx.x * length + threadIdx.x;
  x[i] *= w[threadIdx.x];
}

void windowAll(std::vector<std::vector<float>> &batches, const float *w, int length) {
  float *d = nullptr;
  cudaMalloc(&d, batches[0].size() * sizeof(float));
  for (auto &batch : batches) {
    cudaMemcpy(d, batch.data(), batch.size() * sizeof(float), cudaMemcpyHostToDevice);
    window<<<int(batch.size()) / length, length>>>(d, w, length);
    cudaMemcpy(batch.data(), d, batch.size() * sizeof(float), cudaMemcpyDeviceToHost);
  }
  cudaFree(d);
}
