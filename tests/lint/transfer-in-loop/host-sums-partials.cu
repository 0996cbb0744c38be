// rule: transfer-in-loop  expect: silent
// The host needs the blocks' partial sums to decide whether to go on.
#include <cuda_runtime.h>
#include <vector>

__global__ void residual(float *x, float *partial, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float r = i < n ? x[i] * 0.5f : 0;
  if (i < n)
    x[i] = r;
  for (int o = 16; o; o /= 2)
    r += __shfl_down_sync(~0u, r, o);
  if (threadIdx.x == 0)
    partial[blockIdx.x] = r;
}

int iterate(float *x, float *partial, int n) {
  const int blocks = (n + 31) / 32;
  std::vector<float> host(blocks);
  int turns = 0;
  for (float sum = 1; sum > 1e-6f && turns < 1000; ++turns) {
    residual<<<blocks, 32>>>(x, partial, n);
    cudaMemcpy(host.data(), partial, blocks * sizeof(float), cudaMemcpyDeviceToHost);
    sum = 0;
    for (int b = 0; b < blocks; ++b)
      sum += host[b];
  }
  return turns;
}
