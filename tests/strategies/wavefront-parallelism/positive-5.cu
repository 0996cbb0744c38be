// Grid-wide barrier between diagonals, a strided loop along each; a Gauss-Seidel sweep.
#include <cooperative_groups.h>
__global__ void sweep(double *u, const double *f, int n) {
  auto grid = cooperative_groups::this_grid();
  for (int d = 2; d < 2 * n - 1; ++d) { // expect: wavefront-parallelism
    for (int i = 1 + grid.thread_rank(); i < d; i += grid.size()) {
      int j = d - i;
      if (i < n - 1 && j < n - 1)
        u[i * n + j] = 0.25 * (u[(i - 1) * n + j] + u[(i + 1) * n + j] + u[i * n + j - 1] + u[i * n + j + 1] - f[i * n + j]);
    }
    grid.sync();
  }
}
void run(double *u, double *f, int n) {
  void *args[] = {&u, &f, &n};
  cudaLaunchCooperativeKernel((void *)sweep, dim3(32), dim3(128), args, 0, 0);
}
