// absent: memory-coalescing
// A bisection per thread: all lanes start at the same place and part at the first comparison.
#include <cuda_runtime.h>

__global__ void locate(const float *grid, const float *table, const int *order, float *out, int cells, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float x = 0.001f * i;
  int low = 0, high = cells - 1;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    if (grid[middle] <= x)
      low = middle;
    else
      high = middle;
  }
  out[i] = table[order[low]] * (x - grid[low]) / (grid[high] - grid[low]);
}

void run(const float *grid, const float *table, const int *order, float *out, int cells, int n) {
  locate<<<(n + 127) / 128, 128>>>(grid, table, order, out, cells, n);
}
