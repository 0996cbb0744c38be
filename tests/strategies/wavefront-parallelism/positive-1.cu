// A tile of an alignment table in shared memory.
#define B 16
__global__ void tile(const int *ref, int *table, int n, int penalty) {
  __shared__ int t[B + 1][B + 1];
  int x = threadIdx.x;
  t[x + 1][0] = table[(x + 1) * n];
  t[0][x + 1] = table[x + 1];
  __syncthreads();
  for (int d = 0; d < 2 * B - 1; ++d) { // expect: wavefront-parallelism
    int col = x + 1, row = d - x + 1;
    if (row >= 1 && row <= B)
      t[row][col] = max(t[row - 1][col - 1] + ref[(row - 1) * B + x], max(t[row - 1][col], t[row][col - 1]) - penalty);
    __syncthreads();
  }
  table[(x + 1) * n + B] = t[x + 1][B];
}
int main() { tile<<<1, B>>>(nullptr, nullptr, 64, 2); }
