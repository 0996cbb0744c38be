// Two streams without pinned memory: independent kernels run next to each other.
#include <cuda_runtime.h>

__global__ void low(const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n)
    y[i] = 0.5f * (x[i] + x[i - 1]);
}
__global__ void high(const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n)
    y[i] = 0.5f * (x[i] - x[i - 1]);
}

void split(const float *x, float *a, float *d, int n) {
  cudaStream_t first, second;
  cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);  // evidence: stream-overlap
  cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking); // evidence: stream-overlap
  low<<<(n + 255) / 256, 256, 0, first>>>(x, a, n);   // expect: stream-overlap
  high<<<(n + 255) / 256, 256, 0, second>>>(x, d, n); // expect: stream-overlap
  cudaStreamSynchronize(first);
  cudaStreamSynchronize(second);
  cudaStreamDestroy(first);
  cudaStreamDestroy(second);
}
