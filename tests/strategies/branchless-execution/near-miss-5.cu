// absent: branchless-execution
// Branches on data, with truth values only as conditions.
__global__ void trim(const float *x, float *y, float lo, float hi, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  bool low = x[i] < lo, high = x[i] > hi;
  if (low | high)
    y[i] = 0.0f;
  else if (low && high)
    y[i] = 1.0f;
  else
    y[i] = x[i];
}
void go(const float *x, float *y, float l, float h, int n) { trim<<<(n + 127) / 128, 128>>>(x, y, l, h, n); }
