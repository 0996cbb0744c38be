// rule: divergent-branch-on-lane  expect: silent
__global__ void sign(const float *a, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float f;
  if (i % 2 == 0)
    f = 1.0f;
  else
    f = -1.0f;
  o[i] = f * a[i];
}
void go(const float *a, float *o, int n) { sign<<<(n + 255) / 256, 256>>>(a, o, n); }
