// rule: allocation-in-loop  expect: silent
// A pool keeps the memory between the turns.
#include <cuda_runtime.h>

__global__ void work(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = 1;
}

void run(int n, int turns, cudaStream_t stream) {
  for (int t = 0; t < turns; ++t) {
    float *x;
    cudaMallocAsync((void **)&x, n * sizeof(float), stream);
    work<<<(n + 255) / 256, 256, 0, stream>>>(x, n);
    cudaFreeAsync(x, stream);
  }
}
