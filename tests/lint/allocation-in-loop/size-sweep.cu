// rule: allocation-in-loop  expect: silent
// A benchmark over sizes: every turn has another problem.
#include <cuda_runtime.h>

__global__ void touch(char *p, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
    p[i] = 1;
}

int main() {
  for (size_t bytes = 1 << 10; bytes <= (size_t)1 << 30; bytes *= 2) {
    char *p;
    cudaMalloc(&p, bytes);
    for (int r = 0; r < 20; ++r)
      touch<<<256, 256>>>(p, bytes);
    cudaDeviceSynchronize();
    cudaFree(p);
  }
}
