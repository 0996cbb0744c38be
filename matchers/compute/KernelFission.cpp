// The work is cut into kernels that run one after the other on each other's data.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

std::string lastName(const std::string &name) { return name.substr(0, name.find('<')); }

/// Different kernels, not two forms of one template.
bool distinct(const Program &program, const Step &a, const Step &b) {
  if (a.event->kernel < 0 || b.event->kernel < 0)
    return a.event->kernel != b.event->kernel && a.event->api != b.event->api;
  if (a.event->kernel == b.event->kernel)
    return false;
  const Kernel &ka = program.kernels[size_t(a.event->kernel)],
               &kb = program.kernels[size_t(b.event->kernel)];
  return lastName(ka.name) != lastName(kb.name) || (!ka.isTemplate && !kb.isTemplate);
}

/// Launches that hang together by dependences between distinct kernels.
std::vector<std::vector<int>> groups(const HostFlow &flow,
                                     std::map<int, const Dependence *> &link) {
  std::map<int, std::set<int>> neighbours;
  for (auto &d : flow.dependences) {
    const Step &a = flow.steps[size_t(d.from)], &b = flow.steps[size_t(d.to)];
    if (a.kind != Step::Launch || b.kind != Step::Launch || !distinct(flow.program, a, b))
      continue;
    neighbours[d.from].insert(d.to);
    neighbours[d.to].insert(d.from);
    const Dependence *&known = link[d.to];
    if (!known || (known->carriedBy >= 0 && d.carriedBy < 0))
      known = &d;
  }
  std::vector<std::vector<int>> out;
  std::set<int> done;
  for (auto &[start, next] : neighbours) {
    if (done.count(start))
      continue;
    std::vector<int> group, work{start};
    done.insert(start);
    while (!work.empty()) {
      const int i = work.back();
      work.pop_back();
      group.push_back(i);
      for (int n : neighbours[i])
        if (done.insert(n).second)
          work.push_back(n);
    }
    std::sort(group.begin(), group.end());
    out.push_back(std::move(group));
  }
  return out;
}

/// The longest chain of dependences, in distinct kernels.
int longestChain(const HostFlow &flow, const std::vector<int> &group) {
  std::map<int, std::set<int>> chain;
  size_t best = 1;
  for (int i : group) {
    std::set<int> &mine = chain[i];
    for (auto &d : flow.dependences)
      if (d.to == i && d.from < i && chain.count(d.from) && chain[d.from].size() > mine.size())
        mine = chain[d.from];
    mine.insert(flow.steps[size_t(i)].event->kernel);
    best = std::max(best, mine.size());
  }
  return int(std::max<size_t>(best, 2));
}
} // namespace

ACCELSCOPE_DETECTOR(KernelFission) {
  bool found = false;
  struct Handed {
    const HostFlow *flow;
    int step;
  };
  std::vector<std::unique_ptr<HostFlow>> flows;
  forEachHost(program, [&](const HostEntry &entry) {
    flows.push_back(std::make_unique<HostFlow>(program, entry));
  });
  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    std::map<int, const Dependence *> link;
    for (auto &group : groups(flow, link)) {
      Hit hit;
      hit.kernel = flow.body.frames.empty() ? flow.entry.name : flow.body.frames[0].function;
      std::string names;
      std::set<std::string> named;
      const Dependence *shown = nullptr;
      for (int i : group) {
        const Step &s = flow.steps[size_t(i)];
        const Dependence *d = link.count(i) ? link[i] : nullptr;
        if (d && (!shown || (shown->carriedBy >= 0 && d->carriedBy < 0)))
          shown = d;
        std::string reason = "'" + s.event->api + "' is launched";
        if (d)
          reason += " and reads '" + flow.name(d->buffer) + "', written by '" +
                    flow.steps[size_t(d->from)].event->api + "'";
        hit.evidence.push_back({s.event->where, reason});
        if (named.insert(s.event->api).second)
          names += (names.empty() ? "'" : ", '") + s.event->api + "'";
      }
      hit.intensity = longestChain(flow, group);
      hit.reason = names + " run in sequence";
      if (shown)
        hit.reason += ": '" + flow.steps[size_t(shown->to)].event->api + "' reads '" +
                      flow.name(shown->buffer) + "' that '" +
                      flow.steps[size_t(shown->from)].event->api + "' wrote";
      if (!std::any_of(group.begin(), group.end(),
                       [&](int i) { return flow.steps[size_t(i)].exact; })) {
        hit.confidence = 0.7;
        hit.doubt = "what the kernels read and write is not all visible";
      }
      found = true;
      sink.add(std::move(hit));
    }
  }
  if (found)
    return;
  // Unclear: launches that are not tied together here.
  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    for (auto &d : flow.dependences) {
      const Step &a = flow.steps[size_t(d.from)], &b = flow.steps[size_t(d.to)];
      if (a.kind == b.kind || d.carriedBy >= 0)
        continue;
      Hit hit;
      hit.kernel = flow.entry.name;
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.5;
      hit.doubt = "one of the two is a library's";
      hit.reason = "'" + a.event->api + "' and '" + b.event->api + "' run in sequence on '" +
                   flow.name(d.buffer) + "', but only one is a kernel of this file";
      hit.evidence = {{a.event->where, ""}, {b.event->where, ""}};
      sink.add(std::move(hit));
      return;
    }
  }
  // Independent kernels of one function: neither alternatives for one result nor a sequence.
  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    for (size_t i = 0; i < flow.steps.size(); ++i)
      for (size_t j = i + 1; j < flow.steps.size(); ++j) {
        const Step &a = flow.steps[i], &b = flow.steps[j];
        if (a.kind != Step::Launch || b.kind != Step::Launch || a.generates || b.generates ||
            !distinct(program, a, b) || samePlace(a.event->where, b.event->where) ||
            !compatible(flow.body, a.event->guard, b.event->guard))
          continue;
        auto meets = [](const std::set<int> &x, const std::set<int> &y) {
          return std::any_of(x.begin(), x.end(), [&](int o) { return y.count(o) > 0; });
        };
        // The same result or the same input: two ways to compute one thing.
        if (meets(a.writes, b.writes) || meets(a.reads, b.reads) || a.writes.empty() ||
            b.writes.empty())
          continue;
        Hit hit;
        hit.kernel = flow.entry.name;
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "the kernels do not use each other's results";
        hit.reason = "'" + a.event->api + "' and '" + b.event->api +
                     "' run in one function on data of their own";
        hit.evidence = {{a.event->where, ""}, {b.event->where, ""}};
        sink.add(std::move(hit));
        return;
      }
  }
  // Launchers that an outside caller puts in order: one hands on through memory that outlives the
  // call.
  for (auto &from : flows)
    for (auto &to : flows) {
      if (from->entry.function == to->entry.function || from->entry.name == "main" ||
          to->entry.name == "main")
        continue;
      for (auto &a : from->steps)
        for (auto &b : to->steps) {
          if (a.kind != Step::Launch || b.kind != Step::Launch || !distinct(program, a, b))
            continue;
          for (int w : a.writes) {
            const std::string key = from->persistentName(w);
            for (int r : b.reads) {
              const bool same = !key.empty() && to->persistentName(r) == key;
              if (!same)
                continue;
              Hit hit;
              hit.kernel = to->entry.name;
              hit.verdict = Verdict::Unclear;
              hit.confidence = 0.5;
              hit.doubt = "an outside caller puts the two functions in order";
              hit.reason = "'" + b.event->api + "' in '" + to->entry.name + "' reads '" +
                           to->name(r) + "' that '" + a.event->api + "' in '" + from->entry.name +
                           "' writes";
              hit.evidence = {{a.event->where, ""}, {b.event->where, ""}};
              sink.add(std::move(hit));
              return;
            }
          }
        }
    }
  // The same through pointers that the caller passes to both.
  for (auto &from : flows)
    for (auto &to : flows) {
      if (from->entry.function == to->entry.function || from->entry.name == "main" ||
          to->entry.name == "main")
        continue;
      auto outside = [](const HostFlow &flow, const std::set<int> &buffers) {
        return std::any_of(buffers.begin(), buffers.end(), [&](int b) {
          return b < HostFlow::kGlobals && flow.body.objects[size_t(b)].parameter >= 0;
        });
      };
      for (auto &a : from->steps)
        for (auto &b : to->steps)
          if (a.kind == Step::Launch && b.kind == Step::Launch && distinct(program, a, b) &&
              outside(*from, a.writes) && outside(*to, b.reads) && a.event->order >= 0) {
            Hit hit;
            hit.kernel = to->entry.name;
            hit.verdict = Verdict::Unclear;
            hit.confidence = 0.4;
            hit.doubt =
                "whether and in which order a caller uses the two launchers is not in the file";
            hit.reason = "'" + from->entry.name + "' and '" + to->entry.name +
                         "' launch different kernels on memory that their caller passes";
            hit.evidence = {{a.event->where, ""}, {b.event->where, ""}};
            sink.add(std::move(hit));
            return;
          }
    }
}
