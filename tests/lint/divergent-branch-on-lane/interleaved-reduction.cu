// rule: divergent-branch-on-lane  expect: finding
__global__ void sum(const float *x, float *o) {
  __shared__ float s[256];
  unsigned t = threadIdx.x;
  s[t] = x[blockIdx.x * 256 + t];
  __syncthreads();
  for (unsigned d = 1; d < 256; d *= 2) {
    if (t % (2 * d) == 0) // <-- finding
      s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) o[blockIdx.x] = s[0];
}
void go(const float *x, float *o, int blocks) { sum<<<blocks, 256>>>(x, o); }
