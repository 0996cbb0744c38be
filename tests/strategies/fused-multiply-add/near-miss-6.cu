// absent: fused-multiply-add
// Switched off by the file itself; a name in a comment: use fmaf() here.
#define USE_FMA 0
__global__ void poly(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#if USE_FMA
  y[i] = fmaf(fmaf(x[i], 2.0f, 3.0f), x[i], 1.0f);
#else
  y[i] = (x[i] * 2.0f + 3.0f) * x[i] + 1.0f;
#endif
}
void go(const float *x, float *y, int n) { poly<<<(n + 127) / 128, 128>>>(x, y, n); }
