// A dynamic-programming tile: the extra row and column are filled with the border.
// absent: shared-memory-padding
__global__ void cells(const int *score, int *table, int n) {
  __shared__ int t[17][17];
  int x = threadIdx.x;
  t[x + 1][0] = table[(x + 1) * n];
  t[0][x + 1] = table[x + 1];
  if (x == 0)
    t[0][0] = table[0];
  __syncthreads();
  for (int d = 0; d < 16; ++d) {
    t[d + 1][x + 1] = max(t[d][x] + score[d * 16 + x], t[d][x + 1]);
    __syncthreads();
  }
  table[(x + 1) * n + 16] = t[x + 1][16];
}
int main() { cells<<<1, 16>>>(nullptr, nullptr, 64); }
