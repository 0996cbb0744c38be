// A wmma tile product with float sums.
#include <mma.h>
using namespace nvcuda;
__global__ void gemm(const half *a, const half *b, float *c, int k, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.0f);
  for (int i = 0; i < k; i += 16) {
    wmma::load_matrix_sync(fa, a + blockIdx.y * 16 * k + i, k);
    wmma::load_matrix_sync(fb, b + blockIdx.x * 16 * k + i, k);
    wmma::mma_sync(acc, fa, fb, acc); // expect: tensor-core-mma, mixed-precision
  }
  wmma::store_matrix_sync(c + blockIdx.y * 16 * n + blockIdx.x * 16, acc, n, wmma::mem_row_major);
}
void run(const half *a, const half *b, float *c) { gemm<<<dim3(8, 8), 32>>>(a, b, c, 128, 128); }
