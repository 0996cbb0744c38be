// unclear: thread-coarsening
// A thread owns a column of a tile.
#define B 16
__global__ void eliminate(float *m, int n) {
  __shared__ float t[B][B];
  int base = blockIdx.x * B, c = threadIdx.x;
  for (int r = 0; r < B; r++)
    t[r][c] = m[(base + r) * n + base + c];
  __syncthreads();
  for (int k = 0; k < B - 1; k++) {
    if (c > k)
      for (int r = k + 1; r < B; r++)
        t[r][c] -= t[r][k] / t[k][k] * t[k][c];
    __syncthreads();
  }
  for (int r = 0; r < B; r++)
    m[(base + r) * n + base + c] = t[r][c];
}

void go(float *m, int n) { eliminate<<<n / B, B>>>(m, n); }
