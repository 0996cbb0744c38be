// Staged weights: a small table copied by some threads, read by all; the tile is a member of a struct.
#include <cuda_runtime.h>

struct Storage {
  float weights[5 * 5];
};

__device__ void loadWeights(Storage &s, const float *w) {
  for (int k = threadIdx.y * blockDim.x + threadIdx.x; k < 25; k += blockDim.x * blockDim.y)
    s.weights[k] = w[k]; // expect: shared-memory-tiling
  __syncthreads();
}

__global__ void convolve(const float *in, const float *w, float *out, int width, int height) {
  __shared__ Storage storage;
  loadWeights(storage, w);
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x + 5 > width || y + 5 > height)
    return;
  float sum = 0.f;
  for (int j = 0; j < 5; ++j)
    for (int i = 0; i < 5; ++i)
      sum += storage.weights[j * 5 + i] * in[(y + j) * width + x + i];
  out[y * width + x] = sum;
}

void run(const float *in, const float *w, float *out, int width, int height) {
  convolve<<<dim3(width / 32, height / 8), dim3(32, 8)>>>(in, w, out, width, height);
}
