// rule: loop-invariant-work-in-kernel  expect: silent
__global__ void relax(float *x, int n, int rounds) {
  __shared__ float s[64];
  s[threadIdx.x] = x[threadIdx.x];
  for (int r = 0; r < rounds; ++r) {
    float t = 0.0f;
    __syncthreads();
    for (int k = 0; k < 64; ++k)
      t += s[k];
    __syncthreads();
    s[threadIdx.x] = 0.5f * s[threadIdx.x] + t / 64.0f;
  }
  x[threadIdx.x] = s[threadIdx.x];
}
void go(float *x) { relax<<<1, 64>>>(x, 64, 100); }
