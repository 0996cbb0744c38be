// Barriers that all blocks of a kernel meet at.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;
} // namespace

ACCELSCOPE_DETECTOR(CooperativeGridSync) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &s : body.syncs)
      if (s.kind == SyncKind::Grid)
        places.add(kernel.name, s.where, "all blocks meet at the barrier of the grid");
    for (auto &barrier : gridBarriers(instance)) {
      Hit *hit = places.add(kernel.name, barrier.arrival->where,
                            "every block counts itself in by '" + barrier.arrival->operation +
                                "' and waits for the others");
      if (!hit)
        continue;
      hit->evidence.push_back({barrier.wait->where, "and waits here until all have come"});
      hit->confidence = 0.85;
      hit->doubt = "the barrier is written by hand";
    }
  });
}
