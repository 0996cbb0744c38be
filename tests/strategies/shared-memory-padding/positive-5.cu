// Half tiles for wmma with rows that are eight elements longer.
#include <mma.h>
using namespace nvcuda;
constexpr int BM = 64, BK = 32, SKEW = 8;
__global__ void gemm(const half *a, float *c, int k) {
  __shared__ half as[BM][BK + SKEW]; // expect: shared-memory-padding
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.f);
  for (int k0 = 0; k0 < k; k0 += BK) {
    for (int i = threadIdx.x; i < BM * BK; i += blockDim.x)
      as[i / BK][i % BK] = a[(i / BK) * k + k0 + i % BK];
    __syncthreads();
    wmma::load_matrix_sync(fa, &as[0][0], BK + SKEW);
    wmma::load_matrix_sync(fb, &as[16][0], BK + SKEW);
    wmma::mma_sync(acc, fa, fb, acc);
    __syncthreads();
  }
  wmma::store_matrix_sync(c, acc, 16, wmma::mem_row_major);
}
int main() { gemm<<<1, 128>>>(nullptr, nullptr, 256); }
