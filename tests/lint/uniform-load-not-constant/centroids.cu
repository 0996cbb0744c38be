// rule: uniform-load-not-constant  expect: finding
// The centres are uploaded once and compared with every point; the buffer has a constant size.
#include <cuda_runtime.h>

constexpr int kDimensions = 4, kCentres = 64;

__global__ void assign(const float *points, const float *centres, int *nearest, int n, int centresUsed) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float best = 1e30f;
  for (int c = 0; c < centresUsed; ++c) {
    float d = 0;
    for (int k = 0; k < kDimensions; ++k) {
      const float e = points[k * n + i] - centres[c * kDimensions + k]; // <-- finding
      d += e * e;
    }
    if (d < best) {
      best = d;
      nearest[i] = c;
    }
  }
}

void cluster(const float *points, const float *host, int *nearest, int n, int used) {
  float *centres = nullptr;
  cudaMalloc((void **)&centres, kCentres * kDimensions * sizeof(float));
  cudaMemcpy(centres, host, kCentres * kDimensions * sizeof(float), cudaMemcpyHostToDevice);
  assign<<<(n + 255) / 256, 256>>>(points, centres, nearest, n, used);
  cudaFree(centres);
}
