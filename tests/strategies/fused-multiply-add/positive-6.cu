// A device lambda passed to a templated kernel.
#include <cuda_runtime.h>
template <typename F> __global__ void forEach(int n, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    f(i);
}
void saxpy(float a, const float *x, float *y, int n) {
  auto body = [=] __device__(int i) {
    y[i] = fmaf(a, x[i], y[i]); // expect: fused-multiply-add
  };
  forEach<<<(n + 255) / 256, 256>>>(n, body);
}
