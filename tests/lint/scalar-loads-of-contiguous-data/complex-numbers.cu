// rule: scalar-loads-of-contiguous-data  expect: finding
// Real and imaginary part stand side by side.
#include <cuda_runtime.h>

extern "C" __global__ void power(const float *__restrict__ signal, float *__restrict__ out, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const float re = signal[2 * i];     // <-- finding
    const float im = signal[2 * i + 1]; // <-- finding
    out[i] = re * re + im * im;
  }
}
