// A kernel prepares data that several later launches, or a loop of launches, only read.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace accelscope::matchers {
namespace {
using namespace model;

struct Use {
  const Step *consumer = nullptr;
  int loop = -1; ///< around the consumer and not around the producer, -1 none
};

bool isRandomState(const HostFlow &flow, int buffer) {
  std::string type;
  if (buffer < HostFlow::kGlobals)
    type = flow.body.objects[size_t(buffer)].elementType;
  else
    for (auto &g : flow.program.globals)
      if (g.name == flow.name(buffer))
        type = g.type;
  return type.find("curandState") != std::string::npos ||
         type.find("RandState") != std::string::npos;
}

/// What the kernel stores there is worked out, not set to one value.
bool computes(const Program &program, const Step &step, int buffer) {
  if (step.event->kernel < 0 || step.event->instance < 0)
    return true;
  const auto &instance =
      program.kernels[size_t(step.event->kernel)].instances[size_t(step.event->instance)];
  auto positions = step.parameters.find(buffer);
  if (!instance.body || positions == step.parameters.end())
    return true;
  const Body &body = *instance.body;
  for (auto &a : body.accesses) {
    if (a.kind == AccessKind::Load || !a.address)
      continue;
    bool here = false;
    for (int o : objectsOf(body.arena, a.address))
      here = here || positions->second.count(body.objects[size_t(o)].parameter) > 0;
    if (!here)
      continue;
    if (a.kind == AccessKind::Atomic || !a.value ||
        varianceOf(body.arena, a.value) > Variance::Grid)
      return true;
  }
  // Handed to a library function: curand_init.
  for (auto &c : body.calls)
    for (Value v : c.args)
      if (v)
        for (int o : objectsOf(body.arena, v))
          if (!c.walked && positions->second.count(body.objects[size_t(o)].parameter) > 0)
            return true;
  return false;
}

Hit hitOf(const HostFlow &flow, const Step &producer, int buffer, const std::vector<Use> &uses) {
  Hit hit;
  hit.kernel = producer.event->api;
  const std::string name = flow.name(buffer);
  hit.evidence.push_back(
      {producer.event->where, "'" + producer.event->api + "' makes '" + name + "'"});
  std::set<std::string> readers;
  for (auto &use : uses) {
    hit.evidence.push_back(
        {use.consumer->event->where, "'" + use.consumer->event->api + "' reads '" + name + "'"});
    readers.insert("'" + use.consumer->event->api + "'");
  }
  std::string list;
  for (auto &r : readers)
    list += (list.empty() ? "" : ", ") + r;
  hit.reason = "'" + producer.event->api + "' makes '" + name + "' once and ";
  const auto looped =
      std::find_if(uses.begin(), uses.end(), [](const Use &u) { return u.loop >= 0; });
  hit.reason += looped != uses.end()
                    ? "the launches of " + list + " in the loop at line " +
                          std::to_string(flow.body.loops[size_t(looped->loop)].range.line) +
                          " reuse it"
                    : std::to_string(uses.size()) + " later launches (" + list + ") reuse it";
  return hit;
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(DevicePrecomputation) {
  std::vector<std::unique_ptr<HostFlow>> flows;
  forEachHost(program, [&](const HostEntry &entry) {
    flows.push_back(std::make_unique<HostFlow>(program, entry));
  });
  std::vector<Hit> doubtful;
  bool present = false;
  for (auto &owned : flows) {
    const HostFlow &flow = *owned;
    std::map<std::pair<int, int>, std::vector<Use>> made; // producer, buffer
    for (auto &d : flow.dependences) {
      const Step &from = flow.steps[size_t(d.from)], &to = flow.steps[size_t(d.to)];
      if (from.kind != Step::Launch || to.kind != Step::Launch || d.from == d.to ||
          d.carriedBy >= 0)
        continue;
      if (from.event->kernel == to.event->kernel && from.event->kernel >= 0)
        continue;
      if (from.generates && !isRandomState(flow, d.buffer))
        continue;
      auto &uses = made[{d.from, d.buffer}];
      if (std::any_of(uses.begin(), uses.end(), [&](const Use &u) {
            return u.consumer == &to || samePlace(u.consumer->event->where, to.event->where);
          }))
        continue;
      Use use{&to, -1};
      const auto around = flow.realLoops(from.event->loop);
      for (int loop : flow.realLoops(to.event->loop))
        if (std::find(around.begin(), around.end(), loop) == around.end() &&
            !flow.repeatsOnly(loop) && !flow.ownEachTurn(to, d.buffer, loop))
          use.loop = loop;
      uses.push_back(use);
    }
    for (auto &[key, uses] : made) {
      const Step &producer = flow.steps[size_t(key.first)];
      const int buffer = key.second;
      const bool looped =
          std::any_of(uses.begin(), uses.end(), [](const Use &u) { return u.loop >= 0; });
      // Launches that exclude each other are one consumer.
      size_t distinct = 0;
      for (size_t i = 0; i < uses.size(); ++i) {
        bool alternative = false;
        for (size_t j = 0; j < i; ++j)
          alternative = alternative || !compatible(flow.body, uses[i].consumer->event->guard,
                                                   uses[j].consumer->event->guard);
        distinct += !alternative;
      }
      if (!looped && distinct < 2)
        continue;
      if (flow.isSmall(buffer))
        continue;
      // Who else writes it later changes it: then it was the state to start from.
      bool changed = false;
      for (auto &s : flow.steps)
        if (&s != &producer && s.computes() && s.event->order > producer.event->order &&
            s.writes.count(buffer) && compatible(flow.body, s.event->guard, producer.event->guard))
          changed = true;
      const bool state = isRandomState(flow, buffer);
      if (!state && (changed || !computes(program, producer, buffer))) {
        if (!looped)
          continue;
        Hit hit = hitOf(flow, producer, buffer, uses);
        hit.verdict = Verdict::Unclear;
        hit.confidence = 0.5;
        hit.doubt = "it is the state that later launches start from";
        doubtful.push_back(std::move(hit));
        continue;
      }
      // Made anew in every turn for the launches of that turn: a pipeline's phase.
      if (!looped && !flow.realLoops(producer.event->loop).empty())
        continue;
      Hit hit = hitOf(flow, producer, buffer, uses);
      if (!looped) {
        hit.confidence = 0.75;
        hit.doubt = "the launches that reuse it may be phases of one pipeline";
      } else if (!producer.exact) {
        hit.confidence = 0.7;
        hit.doubt = "what the kernels read and write is not all visible";
      }
      present = true;
      sink.add(std::move(hit));
    }
  }
  // One entry point makes it, later calls of others read it.
  for (auto &from : flows)
    for (auto &to : flows) {
      if (from->entry.function == to->entry.function || from->entry.name == "main" ||
          to->entry.name == "main")
        continue;
      for (auto &a : from->steps)
        for (auto &b : to->steps) {
          if (a.kind != Step::Launch || b.kind != Step::Launch ||
              a.event->kernel == b.event->kernel)
            continue;
          for (int w : a.writes) {
            const std::string key = from->persistentName(w);
            if (key.empty() || !computes(program, a, w))
              continue;
            for (int r : b.reads) {
              if (to->persistentName(r) != key)
                continue;
              auto writes = [&](const HostFlow &flow) {
                return std::any_of(flow.steps.begin(), flow.steps.end(), [&](const Step &s) {
                  return &s != &a && std::any_of(s.writes.begin(), s.writes.end(), [&](int o) {
                    return flow.persistentName(o) == key;
                  });
                });
              };
              if ((writes(*to) || writes(*from)) && !isRandomState(*from, w))
                continue;
              Hit hit;
              hit.kernel = a.event->api;
              hit.evidence = {
                  {a.event->where, "'" + a.event->api + "' makes '" + from->name(w) + "'"},
                  {b.event->where,
                   "'" + b.event->api + "' reads it in every call of '" + to->entry.name + "'"}};
              hit.reason = "'" + from->entry.name + "' lets '" + a.event->api + "' make '" +
                           from->name(w) + "', which the launches in '" + to->entry.name +
                           "' reuse";
              hit.confidence = 0.8;
              hit.doubt = "how often the caller uses the second function is not in the file";
              present = true;
              sink.add(std::move(hit));
            }
          }
        }
    }
  if (!present)
    for (auto &hit : doubtful)
      sink.add(std::move(hit));
}
