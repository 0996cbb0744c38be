// Red and black sweeps through cudaLaunchKernel: each works on what the other left, round a loop.
#include <cuda_runtime.h>

__global__ void red(float *u, const float *f, int n) {
  const int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + 1;
  if (i < n - 1)
    u[i] = 0.5f * (u[i - 1] + u[i + 1] + f[i]);
}
__global__ void black(float *u, const float *f, int n) {
  const int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + 2;
  if (i < n - 1)
    u[i] = 0.5f * (u[i - 1] + u[i + 1] + f[i]);
}

extern "C" int relax(float *u, float *f, int n, int sweeps) {
  void *args[] = {&u, &f, &n};
  const dim3 grid(n / 512 + 1), block(256);
  for (int s = 0; s < sweeps; ++s) {
    if (cudaLaunchKernel((const void *)red, grid, block, args, 0, nullptr) != cudaSuccess) // expect: kernel-fission
      return 1;
    if (cudaLaunchKernel((const void *)black, grid, block, args, 0, nullptr) != cudaSuccess) // expect: kernel-fission
      return 1;
  }
  return 0;
}
