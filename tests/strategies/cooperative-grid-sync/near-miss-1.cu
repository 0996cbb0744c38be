// The grid group gives ranks only.
// absent: cooperative-grid-sync
#include <cooperative_groups.h>
__global__ void scale(float *x, int n) {
  auto g = cooperative_groups::this_grid();
  for (int i = g.thread_rank(); i < n; i += g.size())
    x[i] *= 2;
}
void run(float *x, int n) {
  void *args[] = {&x, &n};
  cudaLaunchCooperativeKernel((void *)scale, dim3(8), dim3(128), args, 0, 0);
}
