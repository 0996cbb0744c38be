// rule: transfer-in-loop  expect: finding
// Pinned memory and a stream make the round trip asynchronous, not unnecessary.
#include <cuda_runtime.h>

#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) return 1; } while (0)

__global__ void grow(const int *a, int *b, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    b[i] = a[i] + a[(i + 1) % n];
}

int main() {
  const int n = 1 << 22;
  int *host, *a, *b;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaHostAlloc((void **)&host, n * sizeof(int), cudaHostAllocDefault));
  CHECK(cudaMalloc((void **)&a, n * sizeof(int)));
  CHECK(cudaMalloc((void **)&b, n * sizeof(int)));
  for (int generation = 0; generation < 100; generation++) {
    CHECK(cudaMemcpyAsync(a, host, n * sizeof(int), cudaMemcpyHostToDevice, stream)); // <-- finding
    grow<<<512, 256, 0, stream>>>(a, b, n);
    CHECK(cudaMemcpyAsync(host, b, n * sizeof(int), cudaMemcpyDeviceToHost, stream)); // <-- finding
  }
  CHECK(cudaStreamSynchronize(stream));
  return 0;
}
