// Atomic read-modify-write operations in device code.
#include "matchers/parallel/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The access reads its place and leaves it as it was: `atomicAdd(p, 0)`, `atomicCAS(p, 0, 0)`.
bool onlyReads(const Access &a) {
  return a.value && a.value->isConst(0) &&
         (a.operation.find("Add") != std::string::npos ||
          a.operation.find("Or") != std::string::npos ||
          a.operation.find("CAS") != std::string::npos);
}

/// Atomics of hand-written grid barriers: one thread of each block counts itself in at an address
/// that is the same for all blocks, and then spins, in a loop that does nothing else, until the
/// others have come too. Arrival and wait belong together by their address, or because the wait
/// depends on the arrival's result.
std::set<const Access *> barrierAtomics(const KernelInstance &instance) {
  const Body &body = *instance.body;
  auto common = [&](const Access &a) {
    return a.address && a.space != Space::Shared && a.space != Space::Local &&
           varianceOf(body.arena, a.address) <= Variance::Grid;
  };
  std::set<const Access *> out;
  for (size_t l = 0; l < body.loops.size(); ++l) {
    const Loop &loop = body.loops[l];
    if (loop.boundClass == BoundClass::Constant || loop.boundClass == BoundClass::Uniform)
      continue;
    std::vector<const Access *> waits;
    bool works = false;
    for (auto &a : body.accesses) {
      if (!insideLoop(body, a.loop, int(l)) || a.space == Space::Local)
        continue;
      if (common(a) && (a.kind == AccessKind::Load || onlyReads(a)))
        waits.push_back(&a);
      else
        works = true;
    }
    if (waits.empty() || works)
      continue;
    bool arrived = false;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || !common(a) || !singleThread(instance, a.guard))
        continue;
      bool linked = std::any_of(waits.begin(), waits.end(),
                                [&](const Access *w) { return w->address == a.address; });
      for (int g : guardsOf(body, waits.front()->guard))
        if (Value c = body.guards[size_t(g)].condition; c && a.result)
          linked = linked || anyNode(body.arena, c, [&](Value v) { return v == a.result; });
      if (linked) {
        out.insert(&a);
        arrived = true;
      }
    }
    if (arrived)
      out.insert(waits.begin(), waits.end());
  }
  return out;
}
} // namespace

ACCELSCOPE_DETECTOR(AtomicUpdate) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const auto barrier = barrierAtomics(instance);
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
