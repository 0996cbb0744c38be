// rule: pageable-async-copy  expect: silent
// Between buffers of the device, and from managed memory.
#include <cuda_runtime.h>

__global__ void step(float *v) { v[blockIdx.x * blockDim.x + threadIdx.x] += 1.0f; }

void run(int blocks, cudaStream_t s) {
  const size_t bytes = size_t(blocks) * 256 * sizeof(float);
  float *a, *b, *m;
  cudaMalloc(&a, bytes);
  cudaMalloc(&b, bytes);
  cudaMallocManaged(&m, bytes);
  cudaMemcpyAsync(a, m, bytes, cudaMemcpyHostToDevice, s);
  step<<<blocks, 256, 0, s>>>(a);
  cudaMemcpyAsync(b, a, bytes, cudaMemcpyDeviceToDevice, s);
  cudaStreamSynchronize(s);
  cudaFree(a);
  cudaFree(b);
  cudaFree(m);
}
