// absent: work-compaction
// Scatter by a given permutation under a mask, and chains of a hash table.
#include <cuda_runtime.h>

__global__ void permute(const float *in, const int *where, const int *mask, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && mask[i] > 0)
    out[where[i]] = in[i];
}

__global__ void chain(const int *key, int *head, int *next, int n, int buckets) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && key[i] >= 0)
    next[i] = atomicExch(&head[key[i] % buckets], i);
}

void run(const float *in, const int *where, const int *mask, float *out, const int *key, int *head, int *next, int n) {
  permute<<<(n + 255) / 256, 256>>>(in, where, mask, out, n);
  chain<<<(n + 255) / 256, 256>>>(key, head, next, n, 4096);
}
