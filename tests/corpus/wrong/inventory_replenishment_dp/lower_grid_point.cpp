// The next state is rounded down to a grid point in place of interpolation.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static faulty::Cell locate(const float *grid, int32_t n, float value) {
    faulty::Cell cell = Steps::locate(grid, n, value);
    cell.weight = 0.0f;
    return cell;
  }
};

} // namespace

FAULTY_SOLUTION(Fault)
