// Device memory out of a pool, in the order of a stream.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool allocatesInOrder(const HostEvent &e) { return e.kind == HostKind::Alloc && e.async; }

/// Something of the file works on the memory, or it leaves the code that is seen.
bool isUsed(const Body &body, const HostEvent &allocation) {
  const int object = allocation.object;
  if (object < 0)
    return true;
  for (auto &e : body.host) {
    if (e.kind == HostKind::Alloc || e.kind == HostKind::Free)
      continue;
    for (auto *list : {&e.destination, &e.source})
      if (std::find(list->begin(), list->end(), object) != list->end())
        return true;
    for (auto &objects : e.objects)
      if (std::find(objects.begin(), objects.end(), object) != objects.end())
        return true;
  }
  auto leadsThere = [&](Value v) {
    const auto objects = v ? objectsOf(body.arena, v) : std::vector<int>{};
    return std::find(objects.begin(), objects.end(), object) != objects.end();
  };
  for (Value v : body.returns)
    if (leadsThere(v))
      return true;
  for (auto &call : body.calls)
    if (std::any_of(call.args.begin(), call.args.end(), leadsThere))
      return true;
  for (auto &a : body.accesses)
    if (a.kind == AccessKind::Store && leadsThere(a.value))
      return true;
  const Object &o = body.objects[size_t(object)];
  return o.isStatic || !o.owner.empty() ||
         std::any_of(body.objects.begin(), body.objects.end(), [&](const Object &holder) {
           return std::find(holder.holds.begin(), holder.holds.end(), object) != holder.holds.end();
         });
}
} // namespace

ACCELSCOPE_DETECTOR(StreamOrderedAllocation) {
  Places places(sink);
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &e : body.host) {
      if (!allocatesInOrder(e) || !isUsed(body, e))
        continue;
      Hit *hit = places.add(host.name, e.where,
                            (e.object >= 0 ? quoted(body, e.object) : std::string("memory")) +
                                " is allocated in stream order by '" + e.api + "'");
      if (!hit)
        continue;
      for (auto &f : body.host)
        if (f.kind == HostKind::Free && f.async &&
            std::find(f.destination.begin(), f.destination.end(), e.object) !=
                f.destination.end()) {
          hit->evidence.push_back({f.where, "it is given back in stream order"});
          break;
        }
    }
    for (auto &call : body.calls)
      if (contains(call.name, "cuda_async_memory_resource") && !contains(call.name, "~"))
        places.add(host.name, call.where, "'" + call.name + "' allocates in stream order");
  });
}
