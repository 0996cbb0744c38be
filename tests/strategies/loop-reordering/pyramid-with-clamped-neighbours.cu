#include <cuda_runtime.h>
#define B 256
// Rows of a table, several a launch; neighbours are clamped at the ends of the valid range.
__global__ void rows(const int *wall, const int *src, int *out, int cols, int steps, int border, int first) {
  __shared__ int prev[B], result[B];
  int small = B - steps * 2, start = small * blockIdx.x - border, end = start + B - 1, tx = threadIdx.x;
  int lo = start < 0 ? -start : 0, hi = end > cols - 1 ? B - 1 - (end - cols + 1) : B - 1;
  int w = tx - 1, e = tx + 1;
  w = (w < lo) ? lo : w;
  e = (e > hi) ? hi : e;
  int x = start + tx;
  if (x >= 0 && x < cols) prev[tx] = src[x];
  __syncthreads();
  for (int i = 0; i < steps; i++) { // expect: loop-reordering
    if (tx >= i + 1 && tx <= B - i - 2) {
      int best = min(prev[w], min(prev[tx], prev[e]));
      result[tx] = best + wall[cols * (first + i) + x]; // evidence: loop-reordering
    }
    __syncthreads();
    prev[tx] = result[tx];
    __syncthreads();
  }
  if (tx >= border && tx < B - border && x < cols) out[x] = result[tx];
}
void run(const int *wall, int *a, int *b, int cols, int n) {
  for (int t = 0; t < n; t += 4) {
    rows<<<cols / (B - 8), B>>>(wall, a, b, cols, 4, 4, t);
    int *c = a; a = b; b = c;
  }
}
