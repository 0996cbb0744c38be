// Fragments are loaded and stored, nothing is multiplied: a copy through a tile.
// absent: tensor-core-mma
#include <mma.h>
using namespace nvcuda;
__global__ void copyTile(const float *in, float *out, int n) {
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;
  wmma::load_matrix_sync(f, in, n, wmma::mem_row_major);
  wmma::store_matrix_sync(out, f, n, wmma::mem_col_major);
}
int main() { copyTile<<<1, 32>>>(nullptr, nullptr, 16); }
