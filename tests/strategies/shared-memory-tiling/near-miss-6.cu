// absent: shared-memory-tiling
// Partial sums of the threads, added up serially, and a tile that is declared but never used.
#include <cuda_runtime.h>

__global__ void blockSum(const double *x, double *out, int n) {
  __shared__ double partial[128];
  __shared__ double tile[16][16];
  double s = 0.0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    s += x[i];
  partial[threadIdx.x] = s;
  __syncthreads();
  if (threadIdx.x == 0) {
    double total = 0.0;
    for (int k = 0; k < 128; ++k)
      total += partial[k];
    out[blockIdx.x] = total;
  }
}

void run(const double *x, double *out, int n) { blockSum<<<32, 128>>>(x, out, n); }
