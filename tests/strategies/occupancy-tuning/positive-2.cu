// The API's block size reaches the launch, through a struct and a helper.
#include <cuda_runtime.h>

__global__ void step(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    b[i] = a[i] * 0.5f;
}

struct Config {
  int grid, block;
};

static Config configure(int n) {
  Config c;
  int least = 0;
  cudaOccupancyMaxPotentialBlockSize(&least, &c.block, step, 0, 0); // evidence: occupancy-tuning
  c.grid = (n + c.block - 1) / c.block;
  return c;
}

void run(const float *a, float *b, int n) {
  Config c = configure(n);
  step<<<c.grid, c.block>>>(a, b, n); // expect: occupancy-tuning
}
