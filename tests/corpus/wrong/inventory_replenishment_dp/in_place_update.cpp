// Values of one period are overwritten while other states still read them.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static constexpr bool kInPlace = true;
};

} // namespace

FAULTY_SOLUTION(Fault)
