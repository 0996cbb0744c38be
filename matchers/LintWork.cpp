#include "matchers/LintWork.h"

#include <algorithm>

namespace accelscope::matchers {
using namespace model;

Value argumentFor(const Kernel &kernel, const Body &body, const HostEvent &event, Value bound) {
  Value found = nullptr;
  int parameters = 0;
  forEachNode(body.arena, bound, [&](Value v) {
    if (!v->is(SymbolKind::Parameter))
      return true;
    ++parameters;
    for (size_t i = 0; i < kernel.parameters.size() && i < event.args.size(); ++i)
      if (kernel.parameters[i].name == body.arena.name(v->value))
        found = event.args[i];
    return true;
  });
  return parameters == 1 ? found : nullptr;
}

double knownTurns(const Kernel &kernel, const Body &body, const HostEvent &event, int loop) {
  double product = 1;
  for (int l : loopsOf(body, loop)) {
    const Loop &each = body.loops[size_t(l)];
    if (each.boundClass == BoundClass::Constant && each.trips > 0) {
      product *= double(each.trips);
      continue;
    }
    Value n = !each.bound             ? nullptr
              : each.bound->isConst() ? each.bound
                                      : argumentFor(kernel, body, event, each.bound);
    if (n && n->isConst() && n->value > 0)
      product *= double(n->value);
  }
  return product;
}

const HostEvent *uploadedInput(const Body &host, const HostEvent &launch, Value n) {
  if (!n || n->isConst())
    return nullptr;
  for (auto &event : host.host) {
    if (event.kind != HostKind::Copy || event.direction != CopyDirection::HostToDevice ||
        !event.size || event.size->isConst() ||
        !anyNode(host.arena, event.size, [&](Value v) { return v == n; }))
      continue;
    for (auto &objects : launch.objects)
      for (int o : objects)
        if (std::count(event.destination.begin(), event.destination.end(), o))
          return &event;
  }
  return nullptr;
}

bool turnsCanBeSpread(const KernelInstance &instance, int index) {
  const Body &body = *instance.body;
  const Loop &loop = body.loops[size_t(index)];
  if (!loop.phi || !loop.bound || loop.boundClass == BoundClass::DataDependent ||
      loop.boundClass == BoundClass::Unknown)
    return false;
  // Turns that meet at barriers depend on each other.
  for (auto &s : body.syncs)
    if (insideLoop(body, s.loop, index))
      return false;
  bool works = false;
  for (auto &a : body.accesses) {
    if (!insideLoop(body, a.loop, index) || (a.space != Space::Global && a.space != Space::Unknown))
      continue;
    works = true;
    // A chain through memory: the next address comes from what was loaded.
    const bool chased = a.address && anyNode(body.arena, a.address, [&](Value v) {
                          return v->is(SymbolKind::Phi) && body.arena.phi(v).loop == index &&
                                 !body.arena.phi(v).step && !body.arena.phi(v).factor &&
                                 anyNode(body.arena, body.arena.phi(v).update,
                                         [](Value n) { return n->op == Op::Load; });
                        });
    if (chased)
      return false;
    // x[i] from x[i - 1]: a recurrence.
    if (a.kind == AccessKind::Load && a.address)
      for (auto &store : body.accesses)
        if (store.kind == AccessKind::Store && store.object == a.object && store.address &&
            insideLoop(body, store.loop, index) && store.address != a.address)
          return false;
  }
  return works;
}
int guardOfLoop(const Body &body, int loop) {
  for (auto &a : body.accesses)
    if (a.loop == loop)
      return a.guard;
  return -1;
}

bool defaultStreamOrFixed(const Body &host, const HostEvent &launch, int loop) {
  return loop < 0 || !movesWith(host, launch.stream, loop);
}

} // namespace accelscope::matchers
