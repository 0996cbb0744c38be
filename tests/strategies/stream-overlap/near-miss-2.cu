// absent: stream-overlap
// One stream of its own and launches only.
#include <cuda_runtime.h>

__global__ void step(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = x[i] * x[i] - 0.5f;
}

void iterate(float *x, int n, int times) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int t = 0; t < times; ++t)
    step<<<(n + 255) / 256, 256, 0, stream>>>(x, n);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}
