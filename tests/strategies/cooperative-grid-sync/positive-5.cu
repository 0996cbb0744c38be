// A template over the element, arrival and wait apart.
#include <cooperative_groups.h>
template <class T> __global__ void scan(T *data, T *sums, int n) {
  auto grid = cooperative_groups::this_grid();
  int i = grid.thread_rank();
  T v = i < n ? data[i] : T(0);
  if (threadIdx.x == 0)
    sums[blockIdx.x] = v;
  cooperative_groups::this_grid().sync(); // expect: cooperative-grid-sync
  for (unsigned b = 0; b < blockIdx.x; ++b)
    v += sums[b];
  if (i < n)
    data[i] = v;
}
void run(double *d, double *s, int n) {
  void *args[] = {&d, &s, &n};
  cudaLaunchCooperativeKernel((void *)scan<double>, dim3(32), dim3(64), args, 0, nullptr);
}
