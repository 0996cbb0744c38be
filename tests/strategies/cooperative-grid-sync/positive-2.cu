// The free function, in a helper that two phases share.
#include <cooperative_groups.h>
using namespace cooperative_groups;
__device__ void phaseEnd(grid_group &g) { sync(g); } // expect: cooperative-grid-sync
__global__ void twoPhases(const int *in, int *partial, int *out) {
  grid_group g = this_grid();
  atomicAdd(&partial[blockIdx.x], in[g.thread_rank()]);
  phaseEnd(g);
  if (g.thread_rank() == 0)
    for (unsigned i = 0; i < gridDim.x; ++i)
      *out += partial[i];
}
void run(int *in, int *p, int *out) {
  void *args[] = {&in, &p, &out};
  cudaLaunchCooperativeKernel((const void *)twoPhases, 16, 128, args);
}
