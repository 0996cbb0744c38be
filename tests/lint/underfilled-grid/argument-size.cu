// rule: underfilled-grid  expect: finding
// The loop's length comes as an argument that the launch fixes.
#include <cuda_runtime.h>

__global__ void average(const float *samples, float *mean, int channels, int length) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= channels)
    return;
  float s = 0;
  for (int t = 0; t < length; ++t)
    s += samples[t * channels + c];
  mean[c] = s / length;
}

void run(const float *samples, float *mean) {
  average<<<2, 256>>>(samples, mean, 512, 48000); // <-- finding
}
