// rule: runtime-indexed-local-array  expect: silent
// Elements of matrix fragments, by a loop up to a constant of their class: they stay in registers.
#include <cuda_runtime.h>
#include <mma.h>

struct Lengths {
  static constexpr int kHere = 6;
  enum { kThere = 4 };
  float values[kHere];
};

__global__ void scale(const half *a, const half *b, float *c, float by, int tiles) {
  using namespace nvcuda;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2];
  for (int i = 0; i < 2; ++i)
    wmma::fill_fragment(sum[i], 0.0f);
  for (int t = 0; t < tiles; ++t) {
    wmma::load_matrix_sync(left, a + 16 * t, 16 * tiles);
    wmma::load_matrix_sync(right, b + 16 * t, 16 * tiles);
    wmma::mma_sync(sum[0], left, right, sum[0]);
  }
  for (int i = 0; i < 2; ++i)
    for (int e = 0; e < sum[i].num_elements; ++e)
      sum[i].x[e] *= by;
  for (int i = 0; i < 2; ++i)
    wmma::store_matrix_sync(c + 256 * i, sum[i], 16, wmma::mem_row_major);
  Lengths lengths;
  for (int k = 0; k < lengths.kHere; ++k)
    lengths.values[k] = c[k * tiles + threadIdx.x];
  for (int k = 0; k < lengths.kThere; ++k)
    c[k] += lengths.values[k] * lengths.values[k + 2];
}

void run(const half *a, const half *b, float *c, int tiles) { scale<<<1, 32>>>(a, b, c, 2.0f, tiles); }
