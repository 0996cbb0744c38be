// The induction ends at period 1: period 0 is never applied.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static constexpr int32_t kLastPeriod = 1;
};

} // namespace

FAULTY_SOLUTION(Fault)
