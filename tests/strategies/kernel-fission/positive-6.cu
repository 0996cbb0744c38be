// Kept in std::vector: level by level, down with one kernel and up with another.
#include <cuda_runtime.h>
#include <vector>

__global__ void restrictTo(const float *fine, float *coarse, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    coarse[i] = 0.5f * (fine[2 * i] + fine[2 * i + 1]);
}
__global__ void prolong(const float *coarse, float *fine, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    fine[i] += coarse[i / 2];
}

void cycle(int n, int levels) {
  std::vector<float *> level;
  for (int l = 0; l < levels; ++l) {
    float *p = nullptr;
    cudaMalloc(&p, (n >> l) * sizeof(float));
    level.push_back(p);
  }
  for (int l = 0; l + 1 < levels; ++l)
    restrictTo<<<(n >> l) / 256 + 1, 256>>>(level[l], level[l + 1], n >> (l + 1)); // expect: kernel-fission
  for (int l = levels - 2; l >= 0; --l)
    prolong<<<(n >> l) / 256 + 1, 256>>>(level[l + 1], level[l], n >> l); // expect: kernel-fission
  for (float *p : level)
    cudaFree(p);
}
