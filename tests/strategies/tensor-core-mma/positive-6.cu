// Double-precision matrix product, fragments in arrays.
#include <mma.h>
namespace wm = nvcuda::wmma;
__global__ void dgemm(const double *a, const double *b, double *c, int n) {
  wm::fragment<wm::accumulator, 8, 8, 4, double> acc[2][2];
  wm::fragment<wm::matrix_a, 8, 8, 4, double, wm::row_major> fa[2];
  wm::fragment<wm::matrix_b, 8, 8, 4, double, wm::col_major> fb[2];
  for (int k = 0; k < n; k += 4) {
    for (int i = 0; i < 2; ++i) {
      wm::load_matrix_sync(fa[i], a + i * 8 * n + k, n);
      wm::load_matrix_sync(fb[i], b + i * 8 * n + k, n);
    }
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j)
        wm::mma_sync(acc[i][j], fa[i], fb[j], acc[i][j]); // expect: tensor-core-mma
  }
  wm::store_matrix_sync(c, acc[0][0], n, wm::mem_row_major);
}
// absent: mixed-precision
int main() { dgemm<<<1, 32>>>(nullptr, nullptr, nullptr, 64); }
