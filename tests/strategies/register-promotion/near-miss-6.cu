// absent: register-promotion
// Matrix fragments belong to the tensor cores, and the shared array is not in registers.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

__global__ void mma(const half *a, const half *b, float *c, int k) {
  __shared__ float staging[16 * 16];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2];
  for (int i = 0; i < 2; ++i)
    wmma::fill_fragment(acc[i], 0.0f);
  for (int s = 0; s < k; s += 16) {
    wmma::load_matrix_sync(fb, b + s, k);
    for (int i = 0; i < 2; ++i) {
      wmma::load_matrix_sync(fa, a + i * 16 * k + s, k);
      wmma::mma_sync(acc[i], fa, fb, acc[i]);
    }
  }
  wmma::store_matrix_sync(staging, acc[0], 16, wmma::mem_row_major);
  c[threadIdx.x] = staging[threadIdx.x];
  wmma::store_matrix_sync(c + 256, acc[1], 16, wmma::mem_row_major);
}

void run(const half *a, const half *b, float *c, int k) { mma<<<1, 32>>>(a, b, c, k); }
