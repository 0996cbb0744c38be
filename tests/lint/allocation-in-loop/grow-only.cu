// rule: allocation-in-loop  expect: silent
// A buffer that is replaced only when it is too small.
#include <cuda_runtime.h>

__global__ void work(float *t, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    t[i] = i;
}

void all(const int *sizes, int count) {
  float *scratch = nullptr;
  size_t capacity = 0;
  for (int k = 0; k < count; ++k) {
    const size_t need = sizes[k] * sizeof(float);
    if (need > capacity) {
      cudaFree(scratch);
      cudaMalloc(&scratch, need);
      capacity = need;
    }
    work<<<(sizes[k] + 255) / 256, 256>>>(scratch, sizes[k]);
  }
  cudaFree(scratch);
}
