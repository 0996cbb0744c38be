// Register tiles: the next column is fetched while the present one is used, then takes its place.
#define N 4

__global__ void dots(const float *__restrict__ a, const float *__restrict__ x, float *y, int rows, int cols) {
  const int r = (blockIdx.x * blockDim.x + threadIdx.x) * N;
  float cur[N], next[N], sum[N] = {};
#pragma unroll
  for (int i = 0; i < N; ++i)
    cur[i] = a[r + i];
  for (int c = 0; c < cols; ++c) {
    if (c + 1 < cols)
#pragma unroll
      for (int i = 0; i < N; ++i)
        next[i] = a[(c + 1) * rows + r + i]; // expect: double-buffering
#pragma unroll
    for (int i = 0; i < N; ++i)
      sum[i] += cur[i] * x[c]; // evidence: double-buffering
#pragma unroll
    for (int i = 0; i < N; ++i)
      cur[i] = next[i]; // evidence: double-buffering
  }
#pragma unroll
  for (int i = 0; i < N; ++i)
    y[r + i] = sum[i];
}
