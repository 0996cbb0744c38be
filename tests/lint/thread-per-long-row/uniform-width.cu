// rule: thread-per-long-row  expect: silent
// Every row has the same width: no lane waits for another.
#include <cuda_runtime.h>

__global__ void means(const float *v, float *mean, int rows, int width) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0;
  for (int k = 0; k < width; ++k)
    s += v[r * width + k];
  mean[r] = s / width;
}

void run(const float *v, float *m, int r, int w) { means<<<(r + 127) / 128, 128>>>(v, m, r, w); }
