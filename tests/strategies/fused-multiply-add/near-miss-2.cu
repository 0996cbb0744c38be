// absent: fused-multiply-add
// Products and sums that may not be contracted, and maxima with a similar name.
__global__ void strict(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = fmaxf(__fadd_rn(__fmul_rn(a[i], b[i]), c[i]), fmodf(a[i], 3.0f));
}
void go(const float *a, const float *b, float *c, int n) { strict<<<(n + 127) / 128, 128>>>(a, b, c, n); }
