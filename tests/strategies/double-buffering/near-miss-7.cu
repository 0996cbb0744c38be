// absent: double-buffering
// There and back once, to see that both directions work: nothing alternates.
#include <cuda_runtime.h>

__global__ void twice(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = 2.0f * in[i];
}

void check(float *first, float *second, int n) {
  twice<<<(n + 255) / 256, 256>>>(first, second, n);
  cudaDeviceSynchronize();
  twice<<<(n + 255) / 256, 256>>>(second, first, n);
}
