// absent: host-deduplication
// A check with a set after the run, and a map that only names the kernels.
#include <cstdio>
#include <cuda_runtime.h>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

__global__ void shift(int *v, int n, int by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += by;
}

bool run(std::vector<int> &values, const std::string &mode) {
  const std::map<std::string, int> amounts = {{"little", 1}, {"much", 100}};
  const int by = amounts.at(mode), n = int(values.size());
  int *v;
  cudaMalloc(&v, n * sizeof(int));
  cudaMemcpy(v, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  shift<<<(n + 255) / 256, 256>>>(v, n, by);
  cudaMemcpy(values.data(), v, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(v);
  std::unordered_set<int> seen;
  for (int x : values)
    if (!seen.insert(x).second)
      return false;
  return true;
}
