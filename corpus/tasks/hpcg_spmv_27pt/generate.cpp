#include "../generate.h"
#include "../random.h"

#include <algorithm>

// The 27-point matrix of a box-shaped grid: every cell is coupled to the in-range cells of its
// 3x3x3 neighbourhood, columns ascending. The seed decides which of the three sides runs fastest,
// so that neither sizes nor positions of the entries are the same in every call; the coefficients
// lie around 26 (diagonal) and -1, each perturbed on its own, and x is random.
extern "C" void generate_inputs(const accelscope_argument *arguments, int, uint64_t seed) {
  enum { kN, kRowPtr, kColIdx, kValues, kX, kY, kSides };
  int *rowPtr = static_cast<int *>(arguments[kRowPtr].data);
  int *colIdx = static_cast<int *>(arguments[kColIdx].data);
  double *values = static_cast<double *>(arguments[kValues].data);
  double *x = static_cast<double *>(arguments[kX].data);

  int side[3];
  for (int i = 0; i < 3; ++i)
    side[i] = int(*static_cast<const int64_t *>(arguments[kSides + i].data));
  accelscope::Random order(seed, 1), coefficient(seed, 2), vector(seed, 3);
  for (int i = 2; i > 0; --i)
    std::swap(side[i], side[order.below(uint64_t(i) + 1)]);
  const int nx = side[0], ny = side[1], nz = side[2];

  int row = 0, entry = 0;
  rowPtr[0] = 0;
  for (int z = 0; z < nz; ++z)
    for (int y = 0; y < ny; ++y)
      for (int x0 = 0; x0 < nx; ++x0) {
        for (int k = std::max(z - 1, 0); k <= std::min(z + 1, nz - 1); ++k)
          for (int j = std::max(y - 1, 0); j <= std::min(y + 1, ny - 1); ++j)
            for (int i = std::max(x0 - 1, 0); i <= std::min(x0 + 1, nx - 1); ++i) {
              const int column = i + nx * (j + ny * k);
              const double base = column == row ? 26.0 : -1.0;
              colIdx[entry] = column;
              values[entry++] = base * coefficient.uniform(0.9, 1.1);
            }
        rowPtr[++row] = entry;
      }
  for (int64_t i = 0; i < arguments[kX].length; ++i)
    x[i] = vector.uniform(-1.0, 1.0);
}
