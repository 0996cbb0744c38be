// Absolute value and sign by shifts.
__global__ void magnitude(const int *x, int *m, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    int s = x[i] >> 31;
    m[i] = (x[i] & ~s) | (-x[i] & s); // expect: branchless-execution
  }
}
void go(const int *x, int *m, int n) { magnitude<<<1, 256>>>(x, m, n); }
