// rule: runtime-indexed-local-array  expect: finding
// The length of the list hangs on the data, and so does the place of every entry.
#include <cuda_runtime.h>

template <int kMost> __global__ void nearby(const float2 *points, int n, float radius, int *first) {
  const int me = blockIdx.x * blockDim.x + threadIdx.x;
  if (me >= n)
    return;
  int found[kMost], count = 0; // <-- finding
  const float2 p = points[me];
  for (int j = 0; j < n && count < kMost; ++j) {
    const float dx = points[j].x - p.x, dy = points[j].y - p.y;
    if (dx * dx + dy * dy < radius * radius)
      found[count++] = j; // <-- finding
  }
  int best = n;
  for (int k = 0; k < count; ++k)
    best = min(best, found[k]);
  first[me] = best;
}

void run(const float2 *points, int n, int *first) { nearby<16><<<(n + 127) / 128, 128>>>(points, n, 0.1f, first); }
