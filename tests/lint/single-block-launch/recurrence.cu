// rule: single-block-launch  expect: silent
// Each step needs the one before: blocks would have nothing to share.
#include <cuda_runtime.h>

__global__ void cumulate(float *x, int n) {
  for (int i = 1; i < n; ++i)
    x[i] = 0.5f * x[i - 1] + x[i];
}
__global__ void sweep(float *state, const float *rate, int steps) {
  __shared__ float s[256];
  s[threadIdx.x] = state[threadIdx.x];
  for (int t = 0; t < steps; ++t) {
    __syncthreads();
    float left = s[(threadIdx.x + 255) % 256];
    __syncthreads();
    s[threadIdx.x] += rate[t] * left;
  }
  state[threadIdx.x] = s[threadIdx.x];
}

void run(float *x, float *state, const float *rate) {
  cumulate<<<1, 1>>>(x, 1000000);
  sweep<<<1, 256>>>(state, rate, 100000);
}
