// A static member of a class template; the kernel reads a scalar.
#include <cuda_runtime.h>

__constant__ float kRate; // expect: constant-memory-broadcast
__constant__ int kUnused[16];

template <typename T>
__global__ void decay(T *values, int n) {
  const auto i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    values[i] *= T(1) - kRate; // evidence: constant-memory-broadcast
}

template <typename T>
void run(T *values, int n, float rate) {
  cudaMemcpyToSymbolAsync(kRate, &rate, sizeof rate, 0, cudaMemcpyHostToDevice, 0);
  decay<T><<<n / 128 + 1, 128>>>(values, n);
}

template void run<double>(double *, int, float);
