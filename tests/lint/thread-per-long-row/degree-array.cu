// rule: thread-per-long-row  expect: finding
// Start and length in arrays of their own; a maximum instead of a sum, in a helper function.
#include <cuda_runtime.h>

__device__ __forceinline__ int largest(const int *list, int first, int length) {
  int best = -1;
  for (int j = 0; j < length; j++) // <-- finding
    best = max(best, list[first + j]);
  return best;
}

__global__ void peaks(const int *first, const int *length, const int *list, int *peak, int groups) {
  int g = blockDim.x * blockIdx.x + threadIdx.x;
  if (g < groups)
    peak[g] = largest(list, first[g], length[g]);
}

void run(const int *f, const int *l, const int *list, int *p, int n) {
  peaks<<<(n + 63) / 64, 64>>>(f, l, list, p, n);
}
