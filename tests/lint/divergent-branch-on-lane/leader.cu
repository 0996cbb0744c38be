// rule: divergent-branch-on-lane  expect: silent
__global__ void head(const float *x, float *o, int n) {
  for (int k = blockIdx.x; k < n; k += gridDim.x) {
    float v = x[k * blockDim.x + threadIdx.x];
    if (threadIdx.x == 0) {
      o[2 * k] = v;
      o[2 * k + 1] = x[k];
    }
  }
}
void go(const float *x, float *o, int n) { head<<<64, 128>>>(x, o, n); }
