// rule: pageable-async-copy  expect: silent
// A small matrix that stands in the source, and its result of as many elements.
#include <cuda_runtime.h>
#include <vector>

__global__ void transpose(const double *a, double *b, int n) { b[threadIdx.x * n + threadIdx.y] = a[threadIdx.y * n + threadIdx.x]; }

int main() {
  const int n = 3;
  const std::vector<double> a = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::vector<double> b(n * n);
  double *in, *out;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc(&in, a.size() * sizeof(double));
  cudaMalloc(&out, b.size() * sizeof(double));
  cudaMemcpyAsync(in, a.data(), a.size() * sizeof(double), cudaMemcpyHostToDevice, s);
  transpose<<<1, dim3(n, n), 0, s>>>(in, out, n);
  cudaMemcpyAsync(b.data(), out, b.size() * sizeof(double), cudaMemcpyDeviceToHost, s);
  return cudaStreamSynchronize(s) != cudaSuccess;
}
