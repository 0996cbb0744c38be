// A lambda in a kernel gathers through a linear texture.
#include <cuda_runtime.h>

__global__ void gatherSum(cudaTextureObject_t table, const int *index, float *out, int n, int taps) {
  auto fetch = [=](int k) { return tex1Dfetch<float>(table, k); }; // expect: read-only-cache
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float sum = 0.0f;
  for (int t = 0; t < taps; ++t)
    sum += fetch(index[i * taps + t]);
  out[i] = sum;
}
