// A negative order earns its cost: the absolute value is missing.
// shows at: small medium large
#include "faulty_induction.h"

namespace {

struct Fault : faulty::Steps {
  static float orderSize(float action) { return action; }
};

} // namespace

FAULTY_SOLUTION(Fault)
