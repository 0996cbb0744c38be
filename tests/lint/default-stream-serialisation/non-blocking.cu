// rule: default-stream-serialisation  expect: silent
// Streams that do not wait for the default stream.
#include <cuda_runtime.h>

__global__ void add(float *v) { v[blockIdx.x * 256 + threadIdx.x] += 1; }

int main() {
  float *a, *b, *c;
  cudaMalloc(&a, 1 << 24);
  cudaMalloc(&b, 1 << 24);
  cudaMalloc(&c, 1 << 24);
  cudaStream_t first, second;
  cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
  add<<<16384, 256, 0, first>>>(a);
  add<<<16384, 256>>>(b);
  add<<<16384, 256, 0, second>>>(c);
  cudaDeviceSynchronize();
  return 0;
}
