// rule: scalar-loads-of-contiguous-data  expect: finding
// Eight samples a thread, by a loop over a template parameter.
#include <cuda_runtime.h>

template <int kItems> __global__ void energy(const double *samples, double *out, int n) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t * kItems >= n)
    return;
  double sum = 0;
#pragma unroll
  for (int k = 0; k < kItems; ++k) {
    const double v = samples[t * kItems + k]; // <-- finding
    sum += v * v;
  }
  out[t] = sum;
}

void run(const double *samples, double *out, int n) { energy<8><<<n / 8 / 256, 256>>>(samples, out, n); }
