// rule: thread-per-long-row  expect: silent
#include <cuda_runtime.h>

__global__ void sums(const int *begin, const float *value, float *sum) {
  float s = 0;
  for (int k = begin[blockIdx.x] + threadIdx.x; k < begin[blockIdx.x + 1]; k += blockDim.x)
    s += value[k];
  atomicAdd(&sum[blockIdx.x], s);
}

void run(const int *b, const float *v, float *s, int rows) { sums<<<rows, 128>>>(b, v, s); }
