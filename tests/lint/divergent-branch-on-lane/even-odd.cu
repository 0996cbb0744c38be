// rule: divergent-branch-on-lane  expect: finding
__global__ void mix(const float *a, const float *b, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (threadIdx.x % 2 == 0) // <-- finding
    o[i] = sqrtf(a[i]) + a[i] * b[i];
  else
    o[i] = expf(b[i]) - a[i];
}
void go(const float *a, const float *b, float *o, int n) { mix<<<(n + 255) / 256, 256>>>(a, b, o, n); }
