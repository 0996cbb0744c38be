// rule: shared-bank-conflict  expect: finding
// Every thread works on its own line of 16 doubles in dynamic shared memory. No launch is visible.
#include <cuda_runtime.h>

#define LINE 16

extern "C" __global__ void smoothLines(double *grid, int lines) {
  extern __shared__ double work[];
  double *mine = work + threadIdx.x * LINE;
  const int line = blockIdx.x * blockDim.x + threadIdx.x;
  if (line >= lines)
    return;
  for (int k = 0; k < LINE; ++k)
    mine[k] = grid[k * lines + line]; // <-- finding
  for (int k = 1; k + 1 < LINE; ++k)
    grid[k * lines + line] = 0.25 * mine[k - 1] + 0.5 * mine[k] + 0.25 * mine[k + 1]; // <-- finding
}
