// unclear: work-compaction
// Every item goes into the bin of its digit; nothing is dropped.
#include <cuda_runtime.h>

__global__ void fillBins(const int *key, const float *value, int n, int *cursor, float *binned) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const int bin = key[i] & 255;
  const int at = atomicAdd(&cursor[bin], 1);
  binned[at] = value[i];
}

void bin(const int *key, const float *value, int n, int *cursor, float *binned) {
  fillBins<<<(n + 255) / 256, 256>>>(key, value, n, cursor, binned);
}
