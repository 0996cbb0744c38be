// Cooperative groups: the grid's own size is the step.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void scale(float *v, unsigned long long n, float f) {
  cg::grid_group all = cg::this_grid();
  for (unsigned long long i = all.thread_rank(); i < n; i += all.size()) // expect: grid-stride-loop
    v[i] *= f;
}

void go(float *v, unsigned long long n) {
  float f = 2.0f;
  void *args[] = {&v, &n, &f};
  cudaLaunchCooperativeKernel((void *)scale, dim3(80), dim3(256), args, 0, 0);
}
