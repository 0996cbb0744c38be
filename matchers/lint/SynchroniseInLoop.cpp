// The host waits for the device at every turn of a loop and then looks at nothing: launches that
// could queue up start one by one.
#include "matchers/LintHostQueries.h"
#include "matchers/LintRule.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

bool contains(const std::string &s, const char *part) { return s.find(part) != std::string::npos; }

/// Whether the host has a reason to wait within the loop.
bool needsWait(const Body &body, int l) {
  std::set<Value> streams;
  bool movingStream = false;
  for (auto &event : body.host) {
    if (!insideLoop(body, event.loop, l))
      continue;
    switch (event.kind) {
    case HostKind::Copy:
      // What comes back is looked at, and what goes up asynchronously is not to be overwritten.
      if (event.direction != CopyDirection::DeviceToDevice &&
          (event.direction != CopyDirection::HostToDevice || event.async))
        return true;
      break;
    case HostKind::Free:
    case HostKind::Graph:
    case HostKind::Query:
    case HostKind::Symbol:
    case HostKind::HostRegister:
      return true;
    case HostKind::Launch:
      streams.insert(defaultStream(event.stream) ? nullptr : event.stream);
      movingStream = movingStream || (event.stream && movesWith(body, event.stream, l));
      break;
    case HostKind::Other:
      if (contains(event.api, "SetDevice") || contains(event.api, "Elapsed") ||
          contains(event.api, "Query") || contains(event.api, "Prefetch") ||
          contains(event.api, "HostFunc") || contains(event.api, "Callback") ||
          contains(event.api, "Map") || contains(event.api, "Profiler"))
        return true;
      break;
    default:
      break;
    }
  }
  // The host orders work of several streams.
  if (streams.size() > 1 || movingStream)
    return true;
  const auto launched = launchedObjects(body);
  for (auto &a : body.accesses) {
    if (!insideLoop(body, a.loop, l) || !a.address)
      continue;
    for (int o : objectsOf(body.arena, a.address)) {
      const Object &object = body.objects[size_t(o)];
      if (object.isManaged || object.isPinned ||
          (launched.count(o) && object.space != Space::Local))
        return true;
    }
  }
  for (auto &call : body.calls)
    if (insideLoop(body, call.loop, l) && mayObserve(body, call))
      return true;
  // Managed or mapped memory handed to something that was not followed.
  for (auto &call : body.calls) {
    if (call.walked || !insideLoop(body, call.loop, l) || contains(call.header, "cuda_runtime"))
      continue;
    for (Value argument : call.args)
      if (argument)
        for (int o : objectsOf(body.arena, argument))
          if (body.objects[size_t(o)].isManaged || body.objects[size_t(o)].isPinned)
            return true;
  }
  return false;
}

/// The loop does the same again each turn, as measurements do: no launch works on what it wrote
/// before.
bool measures(const Program &program, const HostEntry &host, int l) {
  const HostFlow flow(program, host);
  for (auto &step : flow.steps)
    if (step.kind == Step::Launch && insideLoop(*host.body, step.event->loop, l))
      for (int buffer : step.writes)
        if (step.reads.count(buffer))
          return false;
  return flow.repeatsOnly(l);
}
} // namespace

ACCELSCOPE_LINT_RULE(SynchroniseInLoop) {
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &event : body.host) {
      if (event.kind != HostKind::Sync)
        continue;
      const int l = turningLoop(body, event.loop);
      if (l < 0)
        continue;
      const Loop &loop = body.loops[size_t(l)];
      if (fewTurns(loop) || conditionalInLoop(body, event, loop))
        continue;
      const HostEvent *launch = nullptr;
      for (auto &other : body.host)
        if (insideLoop(body, other.loop, l) && other.kind == HostKind::Launch &&
            !other.fromDevice && (!launch || other.order < event.order))
          launch = &other;
      if (!launch || needsWait(body, l))
        continue;
      // Turns that do the same again are a measurement.
      if (measures(program, host, l))
        continue;
      Finding f;
      f.range = event.where;
      f.kernel = host.name;
      f.strategy = "stream-overlap";
      f.message = "'" + event.api +
                  "' makes the host wait at every turn of a loop in which it looks at no result; "
                  "the device idles until the next launch arrives";
      f.notes.push_back({loop.header, turnsText(loop)});
      f.notes.push_back({launch->where, "launches of one stream run in order without it: '" +
                                            launch->api +
                                            "' starts when the one before has ended"});
      f.notes.push_back({event.where, "wait once after the loop; check errors of launches with "
                                      "'cudaGetLastError', which does not wait"});
      sink.add(std::move(f));
    }
  });
}
