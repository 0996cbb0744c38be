// rule: uniform-load-not-constant  expect: finding
// A table at file scope that was declared for the device instead of as a constant.
#include <cuda_runtime.h>

__device__ float g_nodes[32], g_weights[32];

__global__ void integrate(const float *a, const float *b, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float sum = 0;
  for (int k = 0; k < 32; k++) {
    float x = a[i] + (b[i] - a[i]) * g_nodes[k]; // <-- finding
    sum += g_weights[k] * expf(-x * x); // <-- finding
  }
  out[i] = sum * (b[i] - a[i]);
}

void run(const float *nodes, const float *weights, const float *a, const float *b, float *out, int n) {
  cudaMemcpyToSymbol(g_nodes, nodes, sizeof g_nodes);
  cudaMemcpyToSymbol(g_weights, weights, sizeof g_weights);
  integrate<<<(n + 127) / 128, 128>>>(a, b, out, n);
}
