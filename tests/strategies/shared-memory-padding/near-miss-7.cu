// A library part: the tile is as wide as its rows, whatever the block's shape.
// absent: shared-memory-padding
template <int BLOCK> __global__ void product(const float *a, const float *b, float *c, int n) {
  __shared__ float as[BLOCK][BLOCK], bs[BLOCK][BLOCK];
  int x = threadIdx.x, y = threadIdx.y;
  float sum = 0;
  for (int k = 0; k < n; k += BLOCK) {
    as[y][x] = a[(blockIdx.y * BLOCK + y) * n + k + x];
    bs[y][x] = b[(k + y) * n + blockIdx.x * BLOCK + x];
    __syncthreads();
    for (int i = 0; i < BLOCK; ++i)
      sum += as[y][i] * bs[i][x];
    __syncthreads();
  }
  c[(blockIdx.y * BLOCK + y) * n + blockIdx.x * BLOCK + x] = sum;
}
template __global__ void product<16>(const float *, const float *, float *, int);
