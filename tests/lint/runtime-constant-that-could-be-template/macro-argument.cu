// rule: runtime-constant-that-could-be-template  expect: finding
#define DIMENSIONS 3
__global__ void centre(const float *p, float *c, int d, int n) {
  float sum[4] = {0, 0, 0, 0};
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    for (int k = 0; k < d; ++k) // <-- finding
      sum[k] += p[i * d + k];
  for (int k = 0; k < d; ++k) // <-- finding
    atomicAdd(&c[k], sum[k]);
}
void go(const float *p, float *c, int n) { centre<<<1, 128>>>(p, c, DIMENSIONS, n); }
