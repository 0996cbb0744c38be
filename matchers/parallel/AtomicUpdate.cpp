// Atomic read-modify-write operations in device code.
#include "matchers/parallel/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;
} // namespace

ACCELSCOPE_DETECTOR(AtomicUpdate) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    std::set<const Access *> barrier; // of the grid, written by hand
    for (auto &b : gridBarriers(instance))
      barrier.insert({b.arrival, b.wait});
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || barrier.count(&a))
        continue;
      if (!seen.insert(a.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      std::string names;
      for (int o : objectsTouched(body, a))
        names += (names.empty() ? "" : " or ") + quoted(body, o);
      hit.evidence.push_back({a.where, ""});
      hit.reason = "threads change " + (names.empty() ? std::string("a word") : names) + " in " +
                   memoryName(a.space) + " by " +
                   (a.operation == "atom" ? "a PTX atomic" : "'" + a.operation + "'") +
                   atLine(a.where) + (a.resultUsed ? " and use the old value" : "");
      sink.add(std::move(hit));
    }
  });
}
