// absent: dynamic-work-distribution
// The counter hands out places in the result list; the loop leaves when the list is full.
#include <cuda_runtime.h>

__global__ void findPeaks(const float *signal, int n, float threshold, int *peaks, int *found, int capacity) {
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i + 2 < n; i += stride) {
    if (signal[i + 1] < threshold || signal[i + 1] <= signal[i] || signal[i + 1] <= signal[i + 2])
      continue;
    const int slot = atomicAdd(found, 1);
    if (slot >= capacity)
      break;
    peaks[slot] = i + 1;
  }
}

void search(const float *signal, int n, int *peaks, int *found) {
  findPeaks<<<64, 256>>>(signal, n, 0.5f, peaks, found, 1024);
}
