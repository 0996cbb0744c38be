#include <cuda_runtime.h>

// absent: kernel-fusion
// One formula: the sum of the off-diagonal products, the right side and the diagonal.
__global__ void jacobi(const int *ptr, const int *col, const double *val, const double *diag, const double *b,
                       const double *x, double *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double s = 0;
  for (int k = ptr[i]; k < ptr[i + 1]; ++k) s += val[k] * x[col[k]];
  next[i] = (b[i] - s) / diag[i];
}
void step(const int *ptr, const int *col, const double *val, const double *diag, const double *b, double *x, double *y, int n) {
  jacobi<<<(n + 127) / 128, 128>>>(ptr, col, val, diag, b, x, y, n);
}
