// absent: host-deduplication
// The host selects the items above a limit: filtered, but equal ones are not merged.
#include <cuda_runtime.h>
#include <vector>

__global__ void refine(const int *cell, float *field, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    field[cell[i]] *= 0.5f;
}

void refineSteep(const std::vector<float> &slope, float *field, float limit) {
  std::vector<int> steep;
  for (size_t i = 1; i < slope.size(); ++i)
    if (slope[i] - slope[i - 1] > limit)
      steep.push_back(int(i));
  const int n = int(steep.size());
  int *cell;
  cudaMalloc(&cell, n * sizeof(int));
  cudaMemcpy(cell, steep.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  refine<<<(n + 127) / 128, 128>>>(cell, field, n);
  cudaFree(cell);
}
