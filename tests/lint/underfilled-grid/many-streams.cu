// rule: underfilled-grid  expect: silent
// Small grids in sixteen streams at the same time.
#include <cuda_runtime.h>

__global__ void sums(const float *m, float *out) {
  int r = blockIdx.x * 256 + threadIdx.x;
  float s = 0;
  for (int c = 0; c < 65536; ++c)
    s += m[c * 1024 + r];
  out[r] = s;
}

void run(const float *const *m, float *const *out, cudaStream_t *streams) {
  for (int k = 0; k < 16; ++k)
    sums<<<4, 256, 0, streams[k]>>>(m[k], out[k]);
}
