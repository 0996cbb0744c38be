// Registers hold the next tile while the block works on the present one.
#include <cuda_runtime.h>

template <int T> __global__ void correlate(const float *a, const float *b, float *out, int tiles) {
  __shared__ float tile[T];
  float next = a[threadIdx.x];
  float sum = 0.0f;
  for (int k = 0; k < tiles; ++k) {
    tile[threadIdx.x] = next; // evidence: double-buffering
    __syncthreads();
    if (k + 1 < tiles)
      next = a[(k + 1) * T + threadIdx.x]; // expect: double-buffering
    for (int j = 0; j < T; ++j)
      sum += tile[j] * b[j];
    __syncthreads();
  }
  out[blockIdx.x * T + threadIdx.x] = sum;
}

void run(const float *a, const float *b, float *out, int tiles) { correlate<128><<<64, 128>>>(a, b, out, tiles); }
