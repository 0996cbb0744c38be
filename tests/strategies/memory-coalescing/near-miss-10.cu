// unclear: memory-coalescing
// An increment and an offset that are known at run time only, by pointer and by index.
__device__ const double *at(const double *x, int first, int inc, int i) { return x + first + i * inc; }

__global__ void axpy(int n, double a, const double *x, int firstX, int incX, double *y, int firstY, int incY) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[firstY + incY * i] += a * *at(x, firstX, incX, i);
}

void run(int n, double a, const double *x, int firstX, int incX, double *y, int firstY, int incY) {
  axpy<<<64, 256>>>(n, a, x, firstX, incX, y, firstY, incY);
}
