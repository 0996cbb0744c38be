// An alias template carries the qualifier; kernels only.
#include <cuda_runtime.h>

template <typename T> using In = const T *__restrict__;
template <typename T> using Out = T *__restrict__;

template <typename T>
__global__ void addBias(In<T> x, // expect: restrict-qualification
                        In<T> bias, // expect: restrict-qualification
                        Out<T> y, // expect: restrict-qualification
                        int width, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] + bias[i % width];
}

template __global__ void addBias<float>(In<float>, In<float>, Out<float>, int, int);
