// rule: divergent-branch-on-lane  expect: silent
__global__ void roles(const float *a, float *b, float *c) {
  int warp = threadIdx.x / 32, i = blockIdx.x * blockDim.x + threadIdx.x;
  if (warp % 2 == 0)
    b[i] = a[i] + a[i + 1];
  else
    c[i] = a[i] * a[i + 1];
}
void go(const float *a, float *b, float *c, int n) { roles<<<n / 256, 256>>>(a, b, c); }
