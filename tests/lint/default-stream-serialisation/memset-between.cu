// rule: default-stream-serialisation  expect: finding
#include <cuda_runtime.h>
#include <vector>

__global__ void count(const int *keys, int n, unsigned *bins) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&bins[keys[i] & 1023], 1u);
}

void countAll(const std::vector<int *> &keys, const std::vector<unsigned *> &bins,
              const std::vector<cudaStream_t> &streams, int n) {
  for (size_t k = 0; k < keys.size(); ++k) {
    cudaMemset(bins[k], 0, 1024 * sizeof(unsigned)); // <-- finding
    count<<<(n + 255) / 256, 256, 0, streams[k]>>>(keys[k], n, bins[k]);
  }
}
