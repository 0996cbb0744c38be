// absent: fast-math-intrinsics
// Reciprocal roots with a stated rounding, conversions and bit casts.
__global__ void roots(const float *x, float *y, int *z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = __frsqrt_rn(x[i]) * __frcp_rn(x[i]) + __fsqrt_rd(x[i]);
  z[i] = __float2int_rn(x[i]) + __float_as_int(y[i]) + __double2int_rz(double(x[i]));
}
void go(const float *x, float *y, int *z, int n) { roots<<<(n + 127) / 128, 128>>>(x, y, z, n); }
