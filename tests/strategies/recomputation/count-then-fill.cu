#include <cuda_runtime.h>

__global__ void countNear(const float2 *p, int *count, int n, float r2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, found = 0;
  if (i >= n) return;
  for (int j = 0; j < n; ++j) {
    float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
    if (dx * dx + dy * dy < r2) ++found; // evidence: recomputation
  }
  count[i] = found;
}
__global__ void listNear(const float2 *p, const int *start, int *list, int n, float r2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int at = start[i];
  for (int j = 0; j < n; ++j) {
    float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
    if (dx * dx + dy * dy < r2) list[at++] = j; // expect: recomputation
  }
}
void neighbours(const float2 *p, int *count, int *start, int *list, int n) {
  countNear<<<(n + 127) / 128, 128>>>(p, count, n, 0.1f);
  listNear<<<(n + 127) / 128, 128>>>(p, start, list, n, 0.1f);
}
