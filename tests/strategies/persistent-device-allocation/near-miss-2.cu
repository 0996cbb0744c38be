// absent: persistent-device-allocation
// Each call allocates, launches once and frees, though the pointers are static.
#include <cuda_runtime.h>

static float *persistent_in, *persistent_out;

__global__ void logistic(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = 1.0f / (1.0f + expf(-in[i]));
}

extern "C" void logistic_all(const float *in, float *out, int n) {
  cudaMalloc(&persistent_in, n * sizeof(float));
  cudaMalloc(&persistent_out, n * sizeof(float));
  cudaMemcpy(persistent_in, in, n * sizeof(float), cudaMemcpyHostToDevice);
  logistic<<<(n + 255) / 256, 256>>>(persistent_in, persistent_out, n);
  cudaMemcpy(out, persistent_out, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(persistent_in);
  cudaFree(persistent_out);
}
