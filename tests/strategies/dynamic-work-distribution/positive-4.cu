// The first item is fixed, the next ones come from the counter.
#include <cuda_runtime.h>

template <int kMax> __device__ int orbit(double cx, double cy) {
  double x = 0, y = 0;
  int n = 0;
  for (; n < kMax && x * x + y * y < 4.0; ++n) {
    const double t = x * x - y * y + cx;
    y = 2.0 * x * y + cy;
    x = t;
  }
  return n;
}

__global__ void mandelbrot(int *counts, int width, int height, int *counter) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  while (p < width * height) { // expect: dynamic-work-distribution
    counts[p] = orbit<1000>(-2.0 + 3.0 * (p % width) / width, -1.0 + 2.0 * (p / width) / height);
    p = gridDim.x * blockDim.x + atomicAdd(counter, 1); // expect: dynamic-work-distribution
  }
}

void draw(int *counts, int width, int height, int *counter) {
  cudaMemset(counter, 0, sizeof(int));
  mandelbrot<<<80, 128>>>(counts, width, height, counter);
}
