// absent: persistent-device-allocation
// One buffer and one stream a chunk: each is allocated, used by one launch, and never again.
#include <cuda_runtime.h>

__global__ void addOne(float *a) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  a[i] += 1.0f;
}

int main() {
  const int n = 1 << 20, chunks = 4, bytes = n / chunks * sizeof(float);
  float *a, *d[chunks];
  cudaStream_t s[chunks];
  cudaMallocHost(&a, n * sizeof(float));
  for (int i = 0; i < chunks; i++) {
    cudaStreamCreate(&s[i]);
    cudaMalloc(&d[i], bytes);
  }
  for (int i = 0; i < chunks; i++) {
    cudaMemcpyAsync(d[i], a + i * n / chunks, bytes, cudaMemcpyHostToDevice, s[i]);
    addOne<<<n / chunks / 256, 256, 0, s[i]>>>(d[i]);
    cudaMemcpyAsync(a + i * n / chunks, d[i], bytes, cudaMemcpyDeviceToHost, s[i]);
  }
  cudaDeviceSynchronize();
  return 0;
}
