// rule: allocation-in-loop  expect: silent
// The loop makes objects that live on in a list.
#include <cuda_runtime.h>
#include <vector>

__global__ void zero(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = 0;
}

struct Layer {
  explicit Layer(int n) : n(n) {
    cudaMalloc(&weights, n * sizeof(float));
    zero<<<(n + 255) / 256, 256>>>(weights, n);
  }
  ~Layer() { cudaFree(weights); }
  float *weights;
  int n;
};

std::vector<Layer *> network(int layers, int n) {
  std::vector<Layer *> all;
  for (int l = 0; l < layers; ++l)
    all.push_back(new Layer(n));
  return all;
}
