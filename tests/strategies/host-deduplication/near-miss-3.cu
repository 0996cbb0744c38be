// absent: host-deduplication
// The results are merged on the host, after the device has worked on every item.
#include <cuda_runtime.h>
#include <map>
#include <vector>

__global__ void hashItems(const int *item, int *hash, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    hash[i] = (item[i] * 2654435761u) >> 20;
}

std::map<int, int> tally(const std::vector<int> &items) {
  const int n = int(items.size());
  int *item, *hash;
  cudaMalloc(&item, n * sizeof(int));
  cudaMalloc(&hash, n * sizeof(int));
  cudaMemcpy(item, items.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  hashItems<<<(n + 255) / 256, 256>>>(item, hash, n);
  std::vector<int> found(n), distinct;
  cudaMemcpy(found.data(), hash, n * sizeof(int), cudaMemcpyDeviceToHost);
  std::map<int, int> counts;
  for (int h : found)
    if (counts.emplace(h, 0).second)
      distinct.push_back(h);
  for (int h : found)
    ++counts[h];
  cudaFree(item);
  cudaFree(hash);
  return counts;
}
