#include <cuda_runtime.h>

// absent: recomputation
__device__ int offsetOf(int x, int y, int w) { return y * w + x; }
__global__ void shift(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w - 1 && y < h) out[offsetOf(x, y, w)] = in[offsetOf(x + 1, y, w)] - in[offsetOf(x, y, w)];
}
void run(const float *in, float *out, int w, int h) { shift<<<dim3(w / 32, h / 8), dim3(32, 8)>>>(in, out, w, h); }
