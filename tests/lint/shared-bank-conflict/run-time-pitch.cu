// rule: shared-bank-conflict  expect: silent
// The host chooses the pitch; it may well be odd.
#include <cuda_runtime.h>

__global__ void columns(const float *in, float *out, int n, int pitch) {
  extern __shared__ float tile[];
  for (int y = threadIdx.y; y < 32; y += blockDim.y)
    tile[y * pitch + threadIdx.x] = in[y * n + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += blockDim.y)
    out[y * n + threadIdx.x] = tile[threadIdx.x * pitch + y];
}

void run(const float *in, float *out, int n) {
  columns<<<1, dim3(32, 8), 32 * 33 * sizeof(float)>>>(in, out, n, 33);
}
