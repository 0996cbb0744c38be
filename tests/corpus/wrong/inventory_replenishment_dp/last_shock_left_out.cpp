// The loop over shocks ends one too early.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static constexpr int32_t kShocksLeftOut = 1;
};

} // namespace

FAULTY_SOLUTION(Fault)
