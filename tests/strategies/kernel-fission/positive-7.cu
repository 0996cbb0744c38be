// Even and odd turns run different kernels: alternatives in one turn, a sequence over the turns.
#include <cuda_runtime.h>

__global__ void sweepRows(float *u, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n)
    u[i] = 0.5f * (u[i] + u[i - 1]);
}
__global__ void sweepBack(float *u, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 1)
    u[i] = 0.5f * (u[i] + u[i + 1]);
}

void relax(float *u, int n, int turns) {
  for (int t = 0; t < turns; ++t) {
    switch (t % 2) {
    case 0:
      sweepRows<<<(n + 255) / 256, 256>>>(u, n); // expect: kernel-fission
      break;
    case 1:
      sweepBack<<<(n + 255) / 256, 256>>>(u, n); // expect: kernel-fission
      break;
    }
  }
}
