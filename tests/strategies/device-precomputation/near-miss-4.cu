// absent: device-precomputation
// The host prepares and uploads the table; the loop of launches only reads it.
#include <cmath>
#include <vector>
__global__ void scale(const float *table, float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= table[i & 255];
}
void go(float *x, int n, int steps) {
  std::vector<float> h(256);
  for (int k = 0; k < 256; ++k) h[k] = std::exp(-k / 64.0f);
  float *table;
  cudaMalloc(&table, 1024);
  cudaMemcpy(table, h.data(), 1024, cudaMemcpyHostToDevice);
  for (int s = 0; s < steps; ++s)
    scale<<<(n + 127) / 128, 128>>>(table, x, n);
}
