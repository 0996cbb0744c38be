// absent: host-precomputation
// A reference on the host computes tables of its own; only scalars go to the kernel.
#include <cmath>
#include <cuda_runtime.h>
#include <vector>

__global__ void decay(float *x, int n, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= factor;
}

bool check(const std::vector<float> &before, const std::vector<float> &after, float factor) {
  std::vector<float> expected(before.size());
  for (size_t i = 0; i < before.size(); ++i)
    expected[i] = before[i] * factor;
  for (size_t i = 0; i < before.size(); ++i)
    if (std::fabs(expected[i] - after[i]) > 1e-5f)
      return false;
  return true;
}

bool run(const std::vector<float> &input, float half, float t) {
  const float factor = std::exp2(-t / half);
  const int n = int(input.size());
  float *x;
  cudaMalloc(&x, n * sizeof(float));
  cudaMemcpy(x, input.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  decay<<<(n + 255) / 256, 256>>>(x, n, factor);
  std::vector<float> output(n);
  cudaMemcpy(output.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(x);
  return check(input, output, factor);
}
