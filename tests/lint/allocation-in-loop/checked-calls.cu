// rule: allocation-in-loop  expect: finding
// Error checks around the calls do not make them rarer.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(x)                                          \
  do {                                                         \
    cudaError_t status = (x);                                  \
    if (status != cudaSuccess) {                               \
      fprintf(stderr, "%s\n", cudaGetErrorString(status));     \
      exit(1);                                                 \
    }                                                          \
  } while (0)

__global__ void work(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i] + 1;
}

void process(const int *host, int *result, int n, int batches) {
  int batch = 0;
  while (batch < batches) {
    int *in, *out;
    CUDA_CHECK(cudaMalloc(&in, n * sizeof(int))); // <-- finding
    CUDA_CHECK(cudaMalloc(&out, n * sizeof(int))); // <-- finding
    CUDA_CHECK(cudaMemcpy(in, host + (size_t)batch * n, n * sizeof(int), cudaMemcpyHostToDevice));
    work<<<(n + 255) / 256, 256>>>(in, out, n);
    CUDA_CHECK(cudaMemcpy(result + (size_t)batch * n, out, n * sizeof(int), cudaMemcpyDeviceToHost));
    CUDA_CHECK(cudaFree(in));
    CUDA_CHECK(cudaFree(out));
    ++batch;
  }
}
