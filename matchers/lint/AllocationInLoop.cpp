// Device or pinned memory is requested and returned at every turn of a host loop: each call
// synchronises the device and costs as much as many kernels.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// A name without template arguments, as the destructor of the template is called.
std::string withoutArguments(const std::string &name) {
  std::string out;
  int depth = 0;
  for (char c : name) {
    depth += c == '<';
    if (depth == 0)
      out += c;
    depth -= c == '>' && depth > 0;
  }
  return out;
}

/// The destructor that gives the memory back when the turn ends: the allocation stands in the
/// constructor of an object that lives within the loop. Null when there is none.
const HostEvent *freedByDestructor(const Program &program, const Body &body, const HostEvent &event,
                                   const Loop &loop) {
  if (event.frame < 0)
    return nullptr;
  const Frame &frame = body.frames[size_t(event.frame)];
  const std::string function = withoutArguments(frame.function);
  const auto colon = function.rfind("::");
  const std::string own = colon == std::string::npos ? "" : function.substr(colon + 2);
  if (own.empty() || !within(frame.callSite, loop.range))
    return nullptr;
  // Only a constructor is named as its class; what 'new' makes lives on.
  const std::string scope = function.substr(0, colon);
  if (scope != own &&
      (scope.size() < own.size() + 2 ||
       scope.compare(scope.size() - own.size() - 2, std::string::npos, "::" + own) != 0))
    return nullptr;
  for (auto &object : body.objects)
    if (object.name == "new" &&
        (within(frame.callSite, object.declared) || within(object.declared, frame.callSite)))
      return nullptr;
  for (auto &other : program.hosts) {
    if (!other.body || withoutArguments(other.name) != scope + "::~" + own)
      continue;
    for (auto &e : other.body->host)
      if (e.kind == HostKind::Free)
        return &e;
  }
  return nullptr;
}
} // namespace

ACCELSCOPE_LINT_RULE(AllocationInLoop) {
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
      const HostEvent *freed = freedByDestructor(program, body, event, loop);
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
