// TF32 fragments in a template over the tile's depth.
#include <mma.h>
using namespace nvcuda::wmma;
template <int DEPTH> __global__ void product(const float *a, const float *b, float *c, int n) {
  fragment<matrix_a, 16, 16, 8, precision::tf32, row_major> left;
  fragment<matrix_b, 16, 16, 8, precision::tf32, row_major> right;
  fragment<accumulator, 16, 16, 8, float> sum;
  fill_fragment(sum, 0.f);
#pragma unroll
  for (int d = 0; d < DEPTH; ++d) {
    load_matrix_sync(left, a + d * 8, n);
    load_matrix_sync(right, b + d * 8 * n, n);
    for (int i = 0; i < left.num_elements; ++i)
      left.x[i] = __float_to_tf32(left.x[i]);
    mma_sync(sum, left, right, sum); // expect: tensor-core-mma
  }
  store_matrix_sync(c, sum, n, mem_row_major);
}
void go(float *a, float *b, float *c) { product<4><<<1, 32>>>(a, b, c, 64); }
