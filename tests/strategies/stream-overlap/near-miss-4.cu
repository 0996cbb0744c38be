// unclear: stream-overlap
// Asynchronous copies on one stream, from pageable memory.
#include <cuda_runtime.h>
#include <vector>

__global__ void negate(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = -x[i];
}

void negated(std::vector<float> &v) {
  float *d;
  cudaStream_t s;
  const int n = int(v.size());
  cudaStreamCreate(&s);
  cudaMalloc(&d, n * sizeof(float));
  cudaMemcpyAsync(d, v.data(), n * sizeof(float), cudaMemcpyHostToDevice, s);
  negate<<<(n + 255) / 256, 256, 0, s>>>(d, n);
  cudaMemcpyAsync(v.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
}
