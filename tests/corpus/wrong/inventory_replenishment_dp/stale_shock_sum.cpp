// The next state keeps the old sum of shocks.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static float nextSum(float sum, float) { return sum; }
};

} // namespace

FAULTY_SOLUTION(Fault)
