// absent: work-compaction
// The host filters; the kernel gets a short list.
#include <cuda_runtime.h>

#include <vector>

__global__ void square(const int *item, float *value, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    value[item[i]] *= value[item[i]];
}

void squareLarge(const std::vector<float> &host, float *value, float limit) {
  std::vector<int> kept;
  for (int i = 0; i < int(host.size()); ++i)
    if (host[i] > limit)
      kept.push_back(i);
  int *item = nullptr;
  cudaMalloc(&item, kept.size() * sizeof(int));
  cudaMemcpy(item, kept.data(), kept.size() * sizeof(int), cudaMemcpyHostToDevice);
  square<<<(int(kept.size()) + 127) / 128, 128>>>(item, value, int(kept.size()));
  cudaFree(item);
}
