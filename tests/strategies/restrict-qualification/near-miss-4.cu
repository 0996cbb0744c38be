// absent: restrict-qualification
// A helper for both sides is qualified, but only the host calls it.
#include <cuda_runtime.h>

__host__ __device__ inline float mean(const float *__restrict__ v, int n) {
  float s = 0.f;
  for (int i = 0; i < n; ++i)
    s += v[i];
  return s / n;
}

__global__ void center(float *v, float m, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] -= m;
}

void centerAll(float *host, float *device, int n) {
  const float m = mean(host, n);
  cudaMemcpy(device, host, n * sizeof(float), cudaMemcpyHostToDevice);
  center<<<(n + 255) / 256, 256>>>(device, m, n);
}
