// absent: branchless-execution
// Arithmetic selection in the CPU reference only; the device takes the extreme, which is its task.
#include <algorithm>
__global__ void extreme(const float *x, float *lo, float *hi, int n) {
  float a = 1e30f, b = -1e30f;
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    a = fminf(a, x[i]);
    b = fmaxf(b, x[i]);
  }
  lo[threadIdx.x] = a;
  hi[threadIdx.x] = b;
}
int reference(const float *x, int n) {
  int c = 0;
  for (int i = 0; i < n; ++i)
    c += x[i] > 0.5f;
  return c;
}
void go(const float *x, float *lo, float *hi, int n) { extreme<<<1, 128>>>(x, lo, hi, n); }
