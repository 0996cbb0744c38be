// rule: runtime-indexed-local-array  expect: silent
// Register tiles of constant size, indexed by loops of constant length inside a long one.
#include <cuda_runtime.h>

template <int M, int N> __global__ void outer(const float *a, const float *b, float *c, int k, int pitch) {
  float sum[M][N] = {};
  const int row = blockIdx.y * M, col = (blockIdx.x * blockDim.x + threadIdx.x) * N;
  for (int s = 0; s < k; ++s) {
    float left[M], right[N];
    for (int i = 0; i < M; ++i)
      left[i] = a[s * pitch + row + i];
    for (int j = 0; j < N; ++j)
      right[j] = b[s * pitch + col + j];
    for (int i = 0; i < M; ++i)
      for (int j = 0; j < N; ++j)
        sum[i][j] += left[i] * right[j];
  }
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      c[(row + i) * pitch + col + j] = sum[i][j];
}

void run(const float *a, const float *b, float *c, int k, int pitch) {
  outer<4, 2><<<dim3(pitch / 256, pitch / 4), 128>>>(a, b, c, k, pitch);
}
