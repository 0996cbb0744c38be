// rule: default-stream-serialisation  expect: silent
// The launch in the default stream uses what both streams made: it has to wait for them.
#include <cuda_runtime.h>

__global__ void make(float *v) { v[blockIdx.x * 256 + threadIdx.x] = threadIdx.x; }
__global__ void join(const float *a, const float *b, float *c) {
  int i = blockIdx.x * 256 + threadIdx.x;
  c[i] = a[i] + b[i];
}

void run(float *a, float *b, float *c, cudaStream_t first, cudaStream_t second) {
  make<<<1000, 256, 0, first>>>(a);
  make<<<1000, 256, 0, second>>>(b);
  join<<<1000, 256>>>(a, b, c);
  make<<<1000, 256, 0, first>>>(a);
}
