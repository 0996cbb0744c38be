// rule: repeated-kernel-for-small-work  expect: silent
__global__ void chain(float *v, int n) {
  for (int i = threadIdx.x + blockDim.x; i < n; i += blockDim.x)
    v[i] += v[i - blockDim.x];
}
void go(float *v, int n, int rows) {
  for (int r = 0; r < rows; ++r)
    chain<<<1, 128>>>(v + r * n, n);
}
