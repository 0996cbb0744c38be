// rule: uncoalesced-global-access  expect: silent
// The strided store happens once after a loop over everything.
#include <cuda_runtime.h>

__global__ void score(const float *table, float *result, int steps, int n, int stride) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float best = 0;
  for (int s = 0; s < steps; ++s)
    best = fmaxf(best, table[(size_t)s * n + i]);
  result[(size_t)i * stride] = best;
}

void run(const float *table, float *result, int steps, int n, int stride) {
  score<<<(n + 127) / 128, 128>>>(table, result, steps, n, stride);
}
