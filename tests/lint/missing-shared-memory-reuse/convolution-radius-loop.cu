// rule: missing-shared-memory-reuse  expect: finding
// A box of 7 x 7 neighbours for every pixel.
#include <cuda_runtime.h>
#define RADIUS 3

__global__ void box(const float *in, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < RADIUS || y < RADIUS || x >= width - RADIUS || y >= height - RADIUS)
    return;
  float sum = 0;
  for (int dy = -RADIUS; dy <= RADIUS; ++dy)
    for (int dx = -RADIUS; dx <= RADIUS; ++dx)
      sum += in[(y + dy) * width + x + dx]; // <-- finding
  out[y * width + x] = sum / ((2 * RADIUS + 1) * (2 * RADIUS + 1));
}

int main() {
  const int w = 4096, h = 2160;
  float *in, *out;
  cudaMalloc(&in, sizeof(float) * w * h);
  cudaMalloc(&out, sizeof(float) * w * h);
  box<<<dim3(w / 16, h / 16), dim3(16, 16)>>>(in, out, w, h);
  cudaDeviceSynchronize();
}
