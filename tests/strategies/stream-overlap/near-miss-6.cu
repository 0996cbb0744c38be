// absent: stream-overlap
// A stream is there for the clock: two events on it, waited for, and the time between them printed.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void work(float *x, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    x[i] = sqrtf(x[i]);
}

int main() {
  const int n = 1 << 20;
  float *x, ms[2] = {0, 0};
  cudaStream_t stream;
  cudaEvent_t mark[2];
  cudaMalloc(&x, n * sizeof(float));
  cudaMemset(x, 0, n * sizeof(float));
  cudaStreamCreate(&stream);
  for (auto &e : mark)
    cudaEventCreate(&e);
  for (int r = 0; r < 2; ++r) {
    cudaEventRecord(mark[0], stream);
    work<<<256, 256, 0, stream>>>(x, n);
    cudaEventRecord(mark[1], stream);
    cudaEventSynchronize(mark[1]);
    cudaEventElapsedTime(&ms[r], mark[0], mark[1]);
  }
  std::printf("%f %f\n", ms[0], ms[1]);
  cudaFree(x);
}
