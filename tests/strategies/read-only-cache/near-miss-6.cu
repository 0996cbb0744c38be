// absent: read-only-cache
// Names that only sound like it: a function of the program called textureValue, a plain PTX load.
#include <cuda_runtime.h>

__device__ float tex2DValue(const float *image, int x, int y, int pitch) { return image[y * pitch + x]; }

__device__ int loadPlain(const int *p) {
  int v;
  asm("ld.global.ca.s32 %0, [%1];" : "=r"(v) : "l"(p));
  return v;
}

__global__ void pick(const float *image, const int *order, float *out, int width, int height, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const int at = loadPlain(order + i);
  out[i] = at < width * height ? tex2DValue(image, at % width, at / width, width) : 0.0f;
}
