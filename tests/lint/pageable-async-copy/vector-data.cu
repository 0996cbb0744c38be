// rule: pageable-async-copy  expect: finding
#include <cuda_runtime.h>
#include <vector>

__global__ void square(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] *= v[i];
}

std::vector<float> squares(int n) {
  std::vector<float> values(n, 2.0f);
  float *device = nullptr;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMalloc(&device, n * sizeof(float));
  cudaMemcpyAsync(device, values.data(), n * sizeof(float), cudaMemcpyHostToDevice, stream); // <-- finding
  square<<<(n + 255) / 256, 256, 0, stream>>>(device, n);
  cudaMemcpyAsync(&values[0], device, n * sizeof(float), cudaMemcpyDeviceToHost, stream); // <-- finding
  cudaStreamSynchronize(stream);
  cudaFree(device);
  cudaStreamDestroy(stream);
  return values;
}
