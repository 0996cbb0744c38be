// An event of the copy stream holds back the stream that computes.
#include <cuda_runtime.h>

__global__ void use(const float *table, float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = table[i & 255] * x[i];
}

void apply(cudaStream_t copies, cudaStream_t work, const float *host, float *table, float *x, int n) {
  cudaEvent_t ready;
  cudaEventCreateWithFlags(&ready, cudaEventDisableTiming);
  cudaMemcpyAsync(table, host, 256 * sizeof(float), cudaMemcpyHostToDevice, copies); // expect: stream-overlap
  cudaEventRecord(ready, copies);
  cudaStreamWaitEvent(work, ready, 0); // expect: stream-overlap
  use<<<(n + 255) / 256, 256, 0, work>>>(table, x, n);
  cudaEventDestroy(ready);
}
