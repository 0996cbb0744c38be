#include <cuda_runtime.h>

// absent: phase-elimination
#include <vector>
__global__ void partials(const float *x, int n, float *p) {
  __shared__ float s[128];
  float v = 0;
  for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += gridDim.x * 128) v += x[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int h = 64; h; h >>= 1) {
    if (threadIdx.x < h) s[threadIdx.x] += s[threadIdx.x + h];
    __syncthreads();
  }
  if (!threadIdx.x) p[blockIdx.x] = s[0];
}
float run(const float *x, int n, float *p) {
  partials<<<64, 128>>>(x, n, p);
  std::vector<float> h(64);
  cudaMemcpy(h.data(), p, 64 * sizeof(float), cudaMemcpyDeviceToHost);
  float t = 0;
  for (float v : h) t += v;
  return t;
}
