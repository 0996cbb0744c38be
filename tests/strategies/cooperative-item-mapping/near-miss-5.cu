// absent: cooperative-item-mapping
// Blocks clear and merge private histograms, and stage the weights: loops of the block, no item.
#include <cuda_runtime.h>

__global__ void histogram(const int *key, int n, int *counts, const int *weight, int bins) {
  extern __shared__ int local[];
  int *mine = local, *w = local + bins;
  for (int b = threadIdx.x; b < bins; b += blockDim.x) {
    mine[b] = 0;
    w[b] = weight[b];
  }
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&mine[key[i]], w[key[i]]);
  __syncthreads();
  for (int b = threadIdx.x; b < bins; b += blockDim.x)
    if (mine[b])
      atomicAdd(&counts[b], mine[b]);
}

void run(const int *key, int n, int *counts, const int *weight, int bins) {
  histogram<<<(n + 255) / 256, 256, 2 * bins * sizeof(int)>>>(key, n, counts, weight, bins);
}
