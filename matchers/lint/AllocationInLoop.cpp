// Device or pinned memory is requested and returned at every turn of a host loop: each call
// synchronises the device and costs as much as many kernels.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>

ACCELSCOPE_LINT_RULE(AllocationInLoop) {
  using namespace model;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &event : body.host) {
      // Pool allocations are made for being repeated.
      if (event.kind != HostKind::Alloc || event.object < 0 ||
          event.api.find("Async") != std::string::npos)
        continue;
      const int l = turningLoop(body, event.loop);
      if (l < 0)
        continue;
      const Loop &loop = body.loops[size_t(l)];
      if (loop.boundClass == BoundClass::Constant && loop.trips >= 0 && loop.trips < 8)
        continue;
      if (movesWith(body, event.size, l) || conditionalInLoop(body, event, loop))
        continue;
      // A size that is found out in each turn may differ from turn to turn.
      if (event.size &&
          anyNode(body.arena, event.size, [](Value v) { return v->is(SymbolKind::Unknown); }))
        continue;
      const HostEvent *freed = nullptr;
      bool works = false, otherDevice = false;
      for (auto &other : body.host) {
        if (!insideLoop(body, other.loop, l))
          continue;
        if (other.kind == HostKind::Free &&
            std::count(other.destination.begin(), other.destination.end(), event.object))
          freed = &other;
        works = works || other.kind == HostKind::Launch || other.kind == HostKind::Library;
        otherDevice = otherDevice || other.api == "cudaSetDevice";
      }
      if (!freed || !works || otherDevice)
        continue;
      const std::string buffer = quoted(body, event.object);
      Finding f;
      f.range = event.where;
      f.kernel = host.name;
      f.strategy = "persistent-device-allocation";
      f.message = "'" + event.api + "' requests " + buffer +
                  " of the same size at every turn of a host loop, and '" + freed->api +
                  "' gives it back; both wait for the device";
      f.notes.push_back({loop.header, loop.trips > 1
                                          ? "the loop makes " + counted(loop.trips, "turn")
                                          : "the loop is taken to make many turns"});
      f.notes.push_back({freed->where, buffer + " is freed here, within the same turn"});
      f.notes.push_back(
          {event.where,
           "allocate " + buffer +
               " once before the loop and free it after it, or use 'cudaMallocAsync' with a "
               "memory pool that keeps its memory"});
      sink.add(std::move(f));
    }
  });
}
