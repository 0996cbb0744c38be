// absent: work-compaction
// The borders of sorted runs are noted at the place of their key: a table, not a list. The keys come
// from a kernel that scans, but what it stores are the keys.
#include <cuda_runtime.h>

__global__ void sortBlock(unsigned *keys, unsigned bit) {
  __shared__ unsigned zeros[256], sorted[256];
  const unsigned t = threadIdx.x, key = keys[blockIdx.x * 256 + t], zero = !((key >> bit) & 1);
  zeros[t] = zero;
  __syncthreads();
  for (unsigned d = 1; d < 256; d *= 2) {
    const unsigned add = t >= d ? zeros[t - d] : 0;
    __syncthreads();
    zeros[t] += add;
    __syncthreads();
  }
  sorted[zero ? zeros[t] - 1 : t + zeros[255] - zeros[t]] = key;
  __syncthreads();
  keys[blockIdx.x * 256 + t] = sorted[t];
}

__global__ void borders(const unsigned *keys, int *begin, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n && keys[i] != keys[i - 1])
    begin[keys[i]] = i;
}

void run(unsigned *keys, int *begin, int n) {
  for (unsigned bit = 0; bit < 8; ++bit)
    sortBlock<<<n / 256, 256>>>(keys, bit);
  borders<<<n / 256, 256>>>(keys, begin, n);
}
