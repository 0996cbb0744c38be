// absent: branchless-execution
// Comparisons of indices as numbers: a bounds guard and a ceiling.
__global__ void pad(const float *x, float *y, int w, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int rows = n / w + (n % w != 0);
  y[i] = (i < n) * 1.0f + (i / w < rows);
  if (i < n) y[i] += x[i];
}
void go(const float *x, float *y, int w, int n) { pad<<<(n + 127) / 128, 128>>>(x, y, w, n); }
