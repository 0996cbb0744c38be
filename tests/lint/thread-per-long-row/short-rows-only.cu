// rule: thread-per-long-row  expect: silent
// Long rows are left to another launch: only those of up to eight entries are walked by one thread.
#include <cuda_runtime.h>

__global__ void shortRows(const int *ptr, const float *val, float *y, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  const int first = ptr[r], last = ptr[r + 1];
  if (last - first > 8)
    return;
  float s = 0;
  for (int k = first; k < last; ++k)
    s += val[k];
  y[r] = s;
}

void run(const int *p, const float *v, float *y, int n) { shortRows<<<(n + 255) / 256, 256>>>(p, v, y, n); }
