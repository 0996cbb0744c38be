// #pragma unroll on a while-free loop inside a device lambda, factor from a constant expression.
#include <cuda_runtime.h>

constexpr int kItems = 4;

template <typename F>
__global__ void launch(F f, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i * kItems < n)
    f(i);
}

void negate(float *data, int n) {
  auto f = [=] __device__(int i) {
#pragma unroll(kItems) // expect: loop-unrolling
    for (int k = 0; k < kItems; ++k)
      data[i * kItems + k] = -data[i * kItems + k];
  };
  launch<<<(n / kItems + 127) / 128, 128>>>(f, n);
}
