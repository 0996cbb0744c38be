#include <cuda_runtime.h>

// absent: recomputation
__global__ void countNear(const float2 *p, int *count, int n, float r2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, found = 0;
  if (i >= n) return;
  for (int j = 0; j < n; ++j) {
    float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
    if (dx * dx + dy * dy < r2) ++found;
  }
  count[i] = found;
}
void run(const float2 *p, int *count, int n) { countNear<<<(n + 127) / 128, 128>>>(p, count, n, 0.1f); }
