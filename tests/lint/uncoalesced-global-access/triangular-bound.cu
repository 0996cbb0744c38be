// rule: uncoalesced-global-access  expect: finding
// Gaussian elimination: the threads that are past the shrinking bound return, the others work on columns.
#include <cuda_runtime.h>

__global__ void factors(const float *a, float *m, int n, int t) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n - 1 - t)
    return;
  m[n * (i + t + 1) + t] = a[n * (i + t + 1) + t] / a[n * t + t]; // <-- finding
}

void eliminate(const float *a, float *m, int n) {
  for (int t = 0; t < n - 1; ++t)
    factors<<<(n + 255) / 256, 256>>>(a, m, n, t);
}
