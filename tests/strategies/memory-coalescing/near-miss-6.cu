// unclear: memory-coalescing
// A BLAS-like kernel: the increments are run-time values.
#include <cuda_runtime.h>

__global__ void copyStrided(int n, const double *x, int incx, double *y, int incy) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i * incy] = x[i * incx];
}

void dcopy(int n, const double *x, int incx, double *y, int incy) {
  copyStrided<<<(n + 255) / 256, 256>>>(n, x, incx, y, incy);
}
