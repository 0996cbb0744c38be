// Data stays on the device between steps instead of travelling to the host and back.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Written by one entry's upload, read by another's launch: uploaded once, used by later calls.
struct Uploaded {
  const HostFlow *flow;
  const Step *step;
  int buffer;
};

bool isConstantMemory(const HostFlow &flow, int buffer) {
  if (buffer < HostFlow::kGlobals)
    return flow.body.objects[size_t(buffer)].space == Space::Constant;
  for (auto &g : flow.program.globals)
    if (g.name == flow.name(buffer))
      return g.space == Space::Constant;
  return false;
}

/// A loop of one launch that stood before the loop already, with the same arguments: a warm-up and
/// the runs that are timed.
bool isMeasuredRun(const HostFlow &flow, const Step &step) {
  return std::any_of(flow.steps.begin(), flow.steps.end(), [&](const Step &first) {
    return first.kind == Step::Launch && first.event->kernel == step.event->kernel &&
           first.event->instance == step.event->instance &&
           first.event->order < step.event->order && first.event->loop != step.event->loop &&
           flow.realLoops(first.event->loop).empty() && first.event->args == step.event->args;
  });
}
} // namespace

ACCELSCOPE_DETECTOR(TransferMinimization) {
  std::vector<std::unique_ptr<HostFlow>> flows;
  forEachHost(program, [&](const HostEntry &entry) {
    flows.push_back(std::make_unique<HostFlow>(program, entry));
  });

  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    const std::set<int> back = flow.roundTrips();
    Hit hit;
    hit.kernel = flow.entry.name;
    std::set<int> kept;
    bool managed = false, exact = false;
    for (auto &d : flow.dependences) {
      const Step &a = flow.steps[size_t(d.from)], &b = flow.steps[size_t(d.to)];
      if (a.kind == Step::Library && b.kind == Step::Library && d.from == d.to)
        continue; // a library call repeated on its own buffers: the direction is not known
      if (back.count(d.buffer) || isConstantMemory(flow, d.buffer))
        continue;
      if (flow.isManaged(d.buffer)) {
        managed = true;
        continue;
      }
      if (d.from == d.to && !a.exact)
        continue;
      // The same kernel once more on the same buffer: a warm-up and its measured run.
      if (d.from != d.to && d.carriedBy < 0 && a.kind == Step::Launch && b.kind == Step::Launch &&
          a.event->kernel == b.event->kernel && a.reads.count(d.buffer) && b.writes.count(d.buffer))
        continue;
      if (d.from == d.to && isMeasuredRun(flow, a))
        continue;
      if (flow.isSmall(d.buffer) && d.from == d.to)
        continue; // a flag that its own kernel sets and tests
      const bool fresh = kept.insert(d.buffer).second;
      exact = exact || (a.exact && b.exact);
      if (!fresh && hit.evidence.size() >= 2)
        continue;
      const std::string name = flow.name(d.buffer);
      if (d.from == d.to) {
        hit.evidence.push_back(
            {b.event->where,
             "every turn of the loop at line " +
                 std::to_string(flow.body.loops[size_t(std::max(d.carriedBy, 0))].range.line) +
                 " continues on '" + name + "' as the last one left it"});
      } else {
        hit.evidence.push_back({b.event->where, "'" + b.event->api + "' reads '" + name +
                                                    "' where '" + a.event->api + "' left it"});
        hit.evidence.push_back({a.event->where, "'" + a.event->api + "' writes '" + name + "'"});
      }
      if (hit.reason.empty())
        hit.reason = d.from == d.to
                         ? "'" + a.event->api + "' in a loop works on from its own result in '" +
                               name + "', which does not visit the host in between"
                         : "'" + b.event->api + "' reads '" + name + "' that '" + a.event->api +
                               "' wrote, without a copy by the host in between";
    }
    hit.intensity = int(kept.size());
    if (!kept.empty()) {
      if (!back.empty()) {
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "other intermediates go through the host: '" + flow.name(*back.begin()) + "'";
      } else if (!exact) {
        hit.confidence = 0.75;
        hit.doubt = "what is read and written is not all visible";
      }
      sink.add(std::move(hit));
    } else if (managed) {
      for (auto &d : flow.dependences)
        if (flow.isManaged(d.buffer) && d.from != d.to) {
          hit.evidence = {{flow.steps[size_t(d.to)].event->where, ""},
                          {flow.steps[size_t(d.from)].event->where, ""}};
          hit.reason = "'" + flow.name(d.buffer) + "' passes between launches in managed memory";
          hit.verdict = Verdict::Unclear;
          hit.confidence = 0.5;
          hit.doubt = "where managed memory travels is not visible";
          hit.intensity = 1;
          sink.add(std::move(hit));
          break;
        }
    }
  }

  // Across entry points: static buffers and members.
  std::map<std::string, Uploaded> uploads;
  for (auto &flow : flows)
    for (auto &s : flow->steps)
      if (s.kind == Step::Upload || (s.computes() && s.kind == Step::Launch))
        for (int b : s.writes) {
          const std::string key = flow->persistentName(b);
          if (key.empty() || isConstantMemory(*flow, b) || flow->isSmall(b))
            continue;
          auto &known = uploads[key];
          if (!known.flow)
            known = {flow.get(), &s, b};
        }
  std::map<const HostFlow *, Hit> across;
  std::map<const HostFlow *, std::set<std::string>> keys;
  for (auto &flow : flows)
    for (auto &s : flow->steps) {
      if (!s.computes())
        continue;
      for (int b : s.reads) {
        const std::string key = flow->persistentName(b);
        auto it = key.empty() ? uploads.end() : uploads.find(key);
        if (it == uploads.end())
          continue;
        const Uploaded &up = it->second;
        bool guarded = up.flow == flow.get() && up.step->event->guard >= 0 &&
                       up.step->event->order < s.event->order &&
                       up.step->event->guard != s.event->guard && up.step->kind == Step::Upload;
        if (guarded) {
          // `if (!ready)`: the test is on something that outlives the call.
          const auto around = guardsOf(flow->body, s.event->guard);
          guarded = std::find(around.begin(), around.end(), up.step->event->guard) == around.end();
        }
        if (up.flow == flow.get() && !guarded)
          continue;
        const bool again = std::any_of(flow->steps.begin(), flow->steps.end(), [&](const Step &x) {
          return &x != up.step && x.kind == Step::Upload && x.writes.count(b) &&
                 x.event->order < s.event->order;
        });
        if (again || !keys[flow.get()].insert(key).second)
          continue;
        Hit &hit = across[flow.get()];
        hit.kernel = flow->entry.name;
        hit.intensity = int(keys[flow.get()].size());
        const std::string verb = up.step->kind == Step::Upload ? "uploads" : "computes";
        hit.evidence.push_back({s.event->where, "'" + s.event->api + "' reads '" + flow->name(b) +
                                                    "', which stays on the device between calls"});
        hit.evidence.push_back({up.step->event->where, "'" + up.flow->entry.name + "' " + verb +
                                                           " '" + up.flow->name(up.buffer) + "'"});
        if (hit.reason.empty())
          hit.reason = "'" + up.flow->entry.name + "' " + verb + " '" + up.flow->name(up.buffer) +
                       "' once and '" + s.event->api + "' in '" + flow->entry.name +
                       "' uses it in later calls";
      }
    }
  for (auto &flow : flows)
    if (across.count(flow.get()))
      sink.add(std::move(across[flow.get()]));
}
