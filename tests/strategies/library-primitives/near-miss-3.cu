// absent: library-primitives
// Thrust sorts, but on the host.
#include <cuda_runtime.h>
#include <thrust/execution_policy.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <vector>

__global__ void lookUp(const int *sorted, int n, const int *query, int *place, int m) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m)
    return;
  int low = 0, high = n;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (sorted[middle] < query[i])
      low = middle + 1;
    else
      high = middle;
  }
  place[i] = low;
}

void prepare(std::vector<int> &keys, int *sorted, const int *query, int *place, int m) {
  thrust::sort(thrust::host, keys.begin(), keys.end());
  thrust::host_vector<int> copy(keys.begin(), keys.end());
  thrust::stable_sort(copy.begin(), copy.end());
  cudaMemcpy(sorted, copy.data(), keys.size() * sizeof(int), cudaMemcpyHostToDevice);
  lookUp<<<(m + 127) / 128, 128>>>(sorted, int(keys.size()), query, place, m);
}
