// rule: block-size-not-a-warp-multiple  expect: silent
// 4 x 4 x 4 = 64 threads.
#include <cuda_runtime.h>

__global__ void relax(float *u, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y,
      z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x < n && y < n && z < n)
    u[(z * n + y) * n + x] *= 0.5f;
}

void run(float *u, int n) {
  dim3 block(4, 4, 4), grid((n + 3) / 4, (n + 3) / 4, (n + 3) / 4);
  relax<<<grid, block>>>(u, n);
}
