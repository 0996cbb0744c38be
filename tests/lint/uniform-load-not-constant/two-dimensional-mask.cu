// rule: uniform-load-not-constant  expect: finding
// A mask of 5 x 5, by a template constant; no host code is visible.
#include <cuda_runtime.h>

template <int N> __device__ float apply(const float *image, const double *mask, int x, int y, int pitch) {
  double sum = 0;
  for (int j = 0; j < N; ++j)
    for (int i = 0; i < N; ++i)
      sum += mask[j * N + i] * image[(y + j) * pitch + x + i]; // <-- finding
  return float(sum);
}

extern "C" __global__ void sharpen(const float *image, const double *mask, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * pitch + x] = apply<5>(image, mask, x, y, pitch);
}
