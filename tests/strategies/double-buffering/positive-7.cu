// A kernel that stays: all time steps in one launch, the pointers change places after each.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

__global__ void waves(float *first, float *second, int n, int steps) {
  auto grid = cooperative_groups::this_grid();
  float *now = first, *then = second;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int s = 0; s < steps; ++s) {
    if (i > 0 && i < n - 1)
      then[i] = now[i] + 0.1f * (now[i - 1] - 2.0f * now[i] + now[i + 1]); // expect: double-buffering
    grid.sync();
    float *keep = now; 
    now = then; // evidence: double-buffering
    then = keep; // evidence: double-buffering
  }
}

void run(float *a, float *b, int n, int steps) {
  void *args[] = {&a, &b, &n, &steps};
  cudaLaunchCooperativeKernel((void *)waves, dim3(n / 256), dim3(256), args, 0, 0);
}
