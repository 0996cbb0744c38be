// absent: loop-unrolling
// The taps of a stencil: one expression, and neighbours loaded into names.
#include <cuda_runtime.h>

__global__ void smooth(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  int i = y * w + x;
  float west = in[i - 1];
  float here = in[i];
  float east = in[i + 1];
  float north = in[i - w];
  float south = in[i + w];
  out[i] = 0.5f * here + 0.125f * (west + east + north + south) + in[i - w - 1] * 0.01f + in[i - w + 1] * 0.01f;
}

void run(const float *in, float *out, int w, int h) {
  smooth<<<dim3((w + 31) / 32, (h + 7) / 8), dim3(32, 8)>>>(in, out, w, h);
}
