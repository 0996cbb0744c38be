// absent: host-deduplication
// Sorted, but every item stays: the order only helps the caches.
#include <algorithm>
#include <cuda_runtime.h>
#include <vector>

__global__ void visit(const int *cell, float *sum, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&sum[cell[i]], 1.0f);
}

void count(std::vector<int> cells, float *sum) {
  std::sort(cells.begin(), cells.end());
  const int n = int(cells.size());
  int *cell;
  cudaMalloc(&cell, n * sizeof(int));
  cudaMemcpy(cell, cells.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  visit<<<(n + 255) / 256, 256>>>(cell, sum, n);
  cudaFree(cell);
}
