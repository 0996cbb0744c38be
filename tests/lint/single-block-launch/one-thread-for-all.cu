// rule: single-block-launch  expect: finding
// One thread adds up half a million numbers.
#include <cuda_runtime.h>

__global__ void total(const float *x, float *sum, int n) {
  float s = 0;
  for (int i = 0; i < n; ++i)
    s += x[i];
  *sum = s;
}

int main() {
  const int n = 500000;
  float *x, *sum;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&sum, sizeof(float));
  total<<<1, 1>>>(x, sum, n); // <-- finding
  cudaDeviceSynchronize();
}
