// rule: allocation-in-loop  expect: finding
// A managed counter comes and goes with every round.
#include <cuda_runtime.h>

__global__ void count(const int *x, int n, int *total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 0)
    atomicAdd(total, 1);
}

int rounds(const int *x, int n) {
  int last = 1, turns = 0;
  do {
    int *total;
    cudaMallocManaged(&total, sizeof(int)); // <-- finding
    *total = 0;
    count<<<(n + 255) / 256, 256>>>(x, n, total);
    cudaDeviceSynchronize();
    last = *total;
    cudaFree(total);
    ++turns;
  } while (last > 0);
  return turns;
}
