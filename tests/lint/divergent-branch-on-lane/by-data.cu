// rule: divergent-branch-on-lane  expect: silent
__global__ void split(const float *a, float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (a[i] > 0.0f)
    b[i] = a[i] * a[i];
  else
    c[i] = a[i] - 1.0f + b[i];
}
void go(const float *a, float *b, float *c, int n) { split<<<(n + 255) / 256, 256>>>(a, b, c, n); }
