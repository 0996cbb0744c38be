// absent: compile-time-branch-elimination
// Types and sizes chosen by the preprocessor, outside the code; #if 0 around an old variant.
#ifdef WIDE
typedef double real;
#else
typedef float real;
#endif
__global__ void add(real *x, const real *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#if 0
  for (int k = 0; k < n; ++k) x[k] += y[k];
#else
  if (i < n) x[i] += y[i];
#endif
}
void go(real *x, const real *y, int n) { add<<<(n + 255) / 256, 256>>>(x, y, n); }
