// rule: block-size-not-a-warp-multiple  expect: finding
// Launched through the runtime's function, with a shape that is set member by member.
#include <cuda_runtime.h>

__global__ void fill(float *v, float value, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = value;
}

void fill_all(float *v, float value, int n) {
  dim3 block;
  block.x = 48;
  dim3 grid;
  grid.x = (n + 47) / 48;
  void *args[] = {&v, &value, &n};
  cudaLaunchKernel((const void *)fill, grid, block, args, 0, 0); // <-- finding
}
