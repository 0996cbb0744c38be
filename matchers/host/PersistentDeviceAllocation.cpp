// Device memory is allocated once and serves many launches or calls.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Found {
  Hit hit;
  std::set<int> buffers;
};

bool isDeviceAllocation(const HostEvent &event) {
  return event.kind == HostKind::Alloc && !event.pinned && event.object >= 0;
}
} // namespace

ACCELSCOPE_DETECTOR(PersistentDeviceAllocation) {
  std::vector<std::unique_ptr<HostFlow>> flows;
  forEachHost(program, [&](const HostEntry &entry) {
    flows.push_back(std::make_unique<HostFlow>(program, entry));
  });

  struct Allocated {
    const HostFlow *flow;
    const HostEvent *event;
  };
  std::map<std::string, Allocated> lasting; // by persistent name
  std::map<std::string, std::set<const HostFlow *>> freed;
  for (auto &flow : flows)
    for (auto &event : flow->body.host) {
      if (isDeviceAllocation(event)) {
        const std::string key = flow->persistentName(event.object);
        if (!key.empty() && !lasting.count(key))
          lasting[key] = {flow.get(), &event};
      }
      if (event.kind == HostKind::Free)
        for (int o : event.destination) {
          const std::string key = flow->persistentName(o);
          if (!key.empty() && event.guard < 0)
            freed[key].insert(flow.get());
        }
    }

  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    const Body &body = flow.body;
    Found present, unclear;
    auto add = [&](Found &found, int buffer, const HostEvent &allocation, const Step &use,
                   const std::string &how, bool sameFlow) {
      if (!found.buffers.insert(buffer).second)
        return;
      Hit &hit = found.hit;
      hit.kernel = flow.entry.name;
      (void)sameFlow;
      hit.evidence.push_back(
          {allocation.where, "'" + flow.name(buffer) + "' is allocated by " + allocation.api});
      hit.evidence.push_back({use.event->where, "'" + use.event->api + "' uses it " + how});
      if (hit.reason.empty())
        hit.reason = "'" + flow.name(buffer) + "' is allocated once and '" + use.event->api +
                     "' uses it " + how;
    };
    for (auto &event : body.host) {
      if (!isDeviceAllocation(event))
        continue;
      const int buffer = event.object;
      for (auto &s : flow.steps) {
        if (!s.computes() || (!s.reads.count(buffer) && !s.writes.count(buffer)) ||
            s.event->order < event.order)
          continue;
        int around = -1, repeated = -1;
        for (int l : flow.realLoops(s.event->loop)) {
          if (insideLoop(body, event.loop, l) || flow.ownEachTurn(s, buffer, l))
            continue;
          (flow.repeatsOnly(l) ? repeated : around) = l;
        }
        if (around >= 0) {
          add(present, buffer, event, s,
              "in the loop at line " + std::to_string(body.loops[size_t(around)].range.line), true);
          break;
        }
        if (repeated >= 0)
          add(unclear, buffer, event, s,
              "in the loop at line " + std::to_string(body.loops[size_t(repeated)].range.line) +
                  ", each turn on the same inputs",
              true);
      }
      // A static buffer that is allocated on the first call, or when it has to grow.
      const std::string key = flow.persistentName(buffer);
      if (!key.empty() && event.guard >= 0 && !freed[key].count(&flow))
        for (auto &s : flow.steps) {
          if (!s.computes() || (!s.reads.count(buffer) && !s.writes.count(buffer)) ||
              s.event->order < event.order)
            continue;
          const auto around = guardsOf(body, s.event->guard);
          if (std::find(around.begin(), around.end(), event.guard) != around.end() &&
              body.guards[size_t(event.guard)].kind != Guard::EarlyReturn)
            continue;
          add(present, buffer, event, s,
              "in every call, while the allocation stands under a condition", true);
          break;
        }
    }
    // Allocated by another entry point.
    std::set<std::string> seen;
    for (auto &s : flow.steps) {
      if (!s.computes())
        continue;
      std::set<int> used = s.reads;
      used.insert(s.writes.begin(), s.writes.end());
      for (int b : used) {
        const std::string key = flow.persistentName(b);
        auto it = key.empty() ? lasting.end() : lasting.find(key);
        if (it == lasting.end() || it->second.flow == &flow || freed[key].count(&flow) ||
            !seen.insert(key).second)
          continue;
        add(present, b, *it->second.event, s,
            "in '" + flow.entry.name + "', a later call than '" + it->second.flow->entry.name + "'",
            false);
      }
    }
    if (!present.buffers.empty()) {
      present.hit.intensity = int(present.buffers.size());
      sink.add(std::move(present.hit));
    } else if (!unclear.buffers.empty()) {
      unclear.hit.intensity = int(unclear.buffers.size());
      unclear.hit.verdict = Verdict::Unclear;
      unclear.hit.confidence = 0.5;
      unclear.hit.doubt = "the loop repeats the same inputs, as a timing loop does";
      sink.add(std::move(unclear.hit));
    }
  }
}
