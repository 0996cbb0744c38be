// absent: occupancy-tuning
// Sizes by the problem: a power of two that fits the row.
#include <cuda_runtime.h>

__global__ void rowMax(const float *m, float *top, int cols) {
  float best = -1e30f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x)
    best = fmaxf(best, m[blockIdx.x * cols + c]);
  atomicMax((int *)&top[blockIdx.x], __float_as_int(best));
}

static int launchBounds(int cols) {
  int occupancy = 32;
  while (occupancy < cols && occupancy < 512)
    occupancy *= 2;
  return occupancy;
}

void run(const float *m, float *top, int rows, int cols) { rowMax<<<rows, launchBounds(cols)>>>(m, top, cols); }
