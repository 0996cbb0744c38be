// rule: uniform-load-not-constant  expect: silent
// A kernel makes the table: constant memory would need a copy through a symbol for every launch.
#include <cuda_runtime.h>

__global__ void makeTaps(float *taps) { taps[threadIdx.x] = expf(-0.1f * threadIdx.x); }

__global__ void apply(const float *in, float *out, const float *taps, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < 32; ++k)
    sum += in[i + k] * taps[k];
  out[i] = sum;
}

void run(const float *in, float *out, int n) {
  float *taps;
  cudaMalloc(&taps, 32 * sizeof(float));
  makeTaps<<<1, 32>>>(taps);
  apply<<<n / 256, 256>>>(in, out, taps, n);
  cudaFree(taps);
}
