// rule: allocation-in-loop  expect: finding
// The loop is in one function, the allocation in another.
#include <cuda_runtime.h>

__global__ void first(const float *x, float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    t[i] = x[i] * x[i];
}
__global__ void second(float *x, const float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = t[n - 1 - i];
}

static void sweep(float *x, int n) {
  float *scratch = nullptr;
  cudaMalloc(&scratch, n * sizeof(float)); // <-- finding
  first<<<(n + 255) / 256, 256>>>(x, scratch, n);
  second<<<(n + 255) / 256, 256>>>(x, scratch, n);
  cudaFree(scratch);
}

void solve(float *x, int n, int sweeps) {
  for (int s = 0; s < sweeps; ++s)
    sweep(x, n);
}
