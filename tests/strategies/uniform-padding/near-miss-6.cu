// absent: uniform-padding
// The tile's loop ends where the data ends, and accumulators are cleared before they are used.
#include <cuda_runtime.h>

__global__ void histogram(const int *bin, const float *weight, float *sum, int n) {
  __shared__ float tile[256];
  for (int base = blockIdx.x * 256; base < n; base += gridDim.x * 256) {
    const int i = base + threadIdx.x;
    tile[threadIdx.x] = i < n ? weight[i] : 0.f;
    __syncthreads();
    const int count = min(256, n - base);
    if (threadIdx.x == 0)
      for (int k = 0; k < count; ++k)
        atomicAdd(&sum[bin[base + k]], tile[k]);
    __syncthreads();
  }
}

void run(const int *bin, const float *weight, float *sum, float *start, int bins, int n) {
  cudaMemset(sum, 0, bins * sizeof(float));
  cudaMemset(start, 0, n * sizeof(float));
  cudaMemcpy(start, weight, n * sizeof(float), cudaMemcpyDeviceToDevice);
  histogram<<<32, 256>>>(bin, start, sum, n);
}
