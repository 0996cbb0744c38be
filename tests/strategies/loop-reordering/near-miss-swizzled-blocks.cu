#include <cuda_runtime.h>

// absent: loop-reordering
__global__ void copySwizzled(const float *in, float *out, int n, int group) {
  int b = (blockIdx.x % group) * (gridDim.x / group) + blockIdx.x / group;
  int i = b * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.f * in[i];
}
void run(const float *in, float *out, int n) { copySwizzled<<<n / 256, 256>>>(in, out, n, 8); }
