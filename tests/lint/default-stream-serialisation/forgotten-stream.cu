// rule: default-stream-serialisation  expect: finding
// Copies are in the turn's stream, the launch between them in none.
#include <cuda_runtime.h>

__global__ void gamma(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = powf(v[i], 0.45f);
}

void run(float *pinned, float **device, int chunks, int n) {
  cudaStream_t streams[4];
  for (auto &s : streams)
    cudaStreamCreate(&s);
  for (int c = 0; c < chunks; ++c) {
    float *part = pinned + size_t(c) * n;
    cudaMemcpyAsync(device[c % 4], part, n * sizeof(float), cudaMemcpyHostToDevice, streams[c % 4]);
    gamma<<<(n + 255) / 256, 256>>>(device[c % 4], n); // <-- finding
    cudaMemcpyAsync(part, device[c % 4], n * sizeof(float), cudaMemcpyDeviceToHost, streams[c % 4]);
  }
  cudaDeviceSynchronize();
}
