#include <cuda_runtime.h>

// One block walks the diagonals; cells of one are independent.
__global__ void lcs(const char *a, const char *b, int *table, int m, int n) {
  const int pitch = n + 1;
  for (int d = 2; d <= m + n; ++d) { // evidence: loop-reordering
    const int i = threadIdx.x + 1, j = d - i;
    if (i <= m && j >= 1 && j <= n) {
      int up = table[(i - 1) * pitch + j], left = table[i * pitch + j - 1]; // evidence: loop-reordering
      table[i * pitch + j] = a[i - 1] == b[j - 1] ? table[(i - 1) * pitch + j - 1] + 1 : max(up, left); // expect: loop-reordering
    }
    __syncthreads();
  }
}
void run(const char *a, const char *b, int *t, int m, int n) { lcs<<<1, 512>>>(a, b, t, m, n); }
