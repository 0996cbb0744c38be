// rule: default-stream-serialisation  expect: silent
// The host waits between the parts: the default stream holds nothing up.
#include <cuda_runtime.h>

__global__ void prepare(int *v) { v[blockIdx.x * 64 + threadIdx.x] = 0; }
__global__ void use(int *v) { v[blockIdx.x * 64 + threadIdx.x] += 1; }

void run(int *a, int *b, int *c, cudaStream_t first, cudaStream_t second) {
  use<<<4096, 64, 0, first>>>(a);
  cudaDeviceSynchronize();
  prepare<<<4096, 64>>>(b);
  cudaDeviceSynchronize();
  use<<<4096, 64, 0, second>>>(c);
}
