// The best of several sizes by resident threads.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void work(double *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = sin(v[i]) + cos(v[i]);
}

int main() {
  const int n = 1 << 20;
  double *v;
  cudaMalloc(&v, n * sizeof(double));
  cudaMemset(v, 0, n * sizeof(double));
  const int sizes[] = {64, 128, 192, 256, 384, 512};
  int best = 128, most = 0;
  for (int size : sizes) {
    int blocks = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, work, size, 0); // evidence: occupancy-tuning
    if (blocks * size > most) {
      most = blocks * size;
      best = size;
    }
  }
  work<<<(n + best - 1) / best, best>>>(v, n); // expect: occupancy-tuning
  cudaDeviceSynchronize();
  std::printf("block of %d\n", best);
}
