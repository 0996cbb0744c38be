// Flags, a scan in shared memory, and a scatter of what is flagged.
#include <cuda_runtime.h>

template <int kBlock> __global__ void compactBlock(const int *keys, int n, int *kept, int *counts) {
  __shared__ int place[kBlock];
  const int t = threadIdx.x, i = blockIdx.x * kBlock + t;
  const int flag = i < n && keys[i] != 0;
  place[t] = flag;
  __syncthreads();
  for (int d = 1; d < kBlock; d *= 2) {
    const int add = t >= d ? place[t - d] : 0;
    __syncthreads();
    place[t] += add;
    __syncthreads();
  }
  if (flag) // evidence: work-compaction
    kept[blockIdx.x * kBlock + place[t] - 1] = keys[i]; // expect: work-compaction
  if (t == kBlock - 1)
    counts[blockIdx.x] = place[t];
}

void compact(const int *keys, int n, int *kept, int *counts) {
  compactBlock<256><<<(n + 255) / 256, 256>>>(keys, n, kept, counts);
}
