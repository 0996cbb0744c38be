// rule: uncoalesced-global-access  expect: silent
// Real and imaginary part one after the other: together all bytes of the sectors are used.
#include <cuda_runtime.h>

__global__ void magnitude(const float *signal, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float re = signal[2 * i], im = signal[2 * i + 1];
    out[i] = sqrtf(re * re + im * im);
  }
}

void run(const float *signal, float *out, int n) { magnitude<<<(n + 255) / 256, 256>>>(signal, out, n); }
