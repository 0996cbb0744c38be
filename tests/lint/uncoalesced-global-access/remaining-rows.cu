// rule: uncoalesced-global-access  expect: finding
// Elimination: the threads take the rows below the pivot, and the bound is made of two sizes.
#include <cuda_runtime.h>

__global__ void multipliers(const float *a, float *m, int n, int pivot) {
  if (threadIdx.x + blockIdx.x * blockDim.x >= n - 1 - pivot)
    return;
  const int row = threadIdx.x + blockIdx.x * blockDim.x + pivot + 1;
  m[n * row + pivot] = a[n * row + pivot] / a[n * pivot + pivot]; // <-- finding
}

void run(const float *a, float *m, int n) {
  for (int pivot = 0; pivot < n - 1; ++pivot)
    multipliers<<<(n + 255) / 256, 256>>>(a, m, n, pivot);
}
