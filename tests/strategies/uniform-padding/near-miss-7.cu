// absent: uniform-padding
// A pitch from the allocator, and a search that starts from one known element.
#include <cuda_runtime.h>

__global__ void rows(const char *base, size_t pitch, float *out, int w) {
  const float *row = reinterpret_cast<const float *>(base + blockIdx.x * pitch);
  float s = 0.f;
  for (int x = threadIdx.x; x < w; x += blockDim.x)
    s += row[x];
  atomicAdd(&out[blockIdx.x], s);
}

__global__ void spread(const int *next, int *level, int n, int depth) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && level[i] == depth)
    level[next[i]] = depth + 1;
}

void run(const float *host, const int *next, float *out, int *level, int w, int h, int n) {
  char *base;
  size_t pitch;
  cudaMallocPitch(reinterpret_cast<void **>(&base), &pitch, w * sizeof(float), h);
  cudaMemcpy2D(base, pitch, host, w * sizeof(float), w * sizeof(float), h, cudaMemcpyHostToDevice);
  rows<<<h, 128>>>(base, pitch, out, w);
  const int zero = 0;
  cudaMemset(level, 0xff, n * sizeof(int));
  cudaMemcpy(level, &zero, sizeof zero, cudaMemcpyHostToDevice);
  for (int d = 0; d < 10; ++d)
    spread<<<(n + 127) / 128, 128>>>(next, level, n, d);
  cudaFree(base);
}
