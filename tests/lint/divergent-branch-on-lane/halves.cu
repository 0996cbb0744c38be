// rule: divergent-branch-on-lane  expect: silent
__global__ void sum(const float *x, float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 256 + t];
  __syncthreads();
  for (int d = 128; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) o[blockIdx.x] = s[0];
}
void go(const float *x, float *o, int blocks) { sum<<<blocks, 256>>>(x, o); }
