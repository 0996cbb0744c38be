// rule: default-stream-serialisation  expect: silent
#include <cuda_runtime.h>

__global__ void work(float *v) { v[blockIdx.x * 256 + threadIdx.x] *= 2; }

void run(float *pinned, float *device[2], int chunks, int blocks, cudaStream_t streams[2]) {
  const size_t n = size_t(blocks) * 256;
  for (int c = 0; c < chunks; ++c) {
    cudaStream_t s = streams[c & 1];
    cudaMemcpyAsync(device[c & 1], pinned + c * n, n * sizeof(float), cudaMemcpyHostToDevice, s);
    work<<<blocks, 256, 0, s>>>(device[c & 1]);
    cudaMemcpyAsync(pinned + c * n, device[c & 1], n * sizeof(float), cudaMemcpyDeviceToHost, s);
  }
}
