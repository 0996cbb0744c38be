// The first and last cell are extended in place of clamping to the grid.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static faulty::Cell locate(const float *grid, int32_t n, float value) {
    if (n == 1)
      return {0, 0, 0.0f};
    const int32_t high =
        std::clamp(int32_t(std::upper_bound(grid, grid + n, value) - grid), 1, n - 1);
    return {high - 1, high, (value - grid[high - 1]) / (grid[high] - grid[high - 1])};
  }
};

} // namespace

FAULTY_SOLUTION(Fault)
