// Work that is recorded or built as a graph and submitted as a whole.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct GraphCalls {
  std::vector<std::pair<const HostEntry *, const HostEvent *>> launches, instantiations, made;
};

bool definesMain(const Program &program) {
  return std::any_of(program.functions.begin(), program.functions.end(),
                     [](const Function &f) { return f.name == "main"; });
}
} // namespace

ACCELSCOPE_DETECTOR(CudaGraphs) {
  Places places(sink);
  GraphCalls uses;
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &e : host.body->host) {
      if (e.kind != HostKind::Graph)
        continue;
      if (e.api == "cudaGraphLaunch" || e.api == "cuGraphLaunch")
        uses.launches.push_back({&host, &e});
      else if (contains(e.api, "GraphInstantiate"))
        uses.instantiations.push_back({&host, &e});
      else if (contains(e.api, "EndCapture") || contains(e.api, "BeginCapture") ||
               contains(e.api, "GraphAdd"))
        uses.made.push_back({&host, &e});
    }
    // PyTorch's class around the same calls.
    for (auto &call : host.body->calls)
      if (contains(call.name, "CUDAGraph::replay"))
        places.add(host.name, call.where, "a graph is replayed");
  });
  auto near = [](const auto &list, const HostEntry *host) -> const HostEvent * {
    for (auto &[entry, event] : list)
      if (entry == host)
        return event;
    return list.empty() ? nullptr : list.front().second;
  };
  for (auto &[host, launch] : uses.launches) {
    Hit *hit = places.add(host->name, launch->where, "a graph is launched as a whole");
    if (!hit)
      continue;
    if (auto *e = near(uses.instantiations, host))
      hit->evidence.push_back({e->where, "it is instantiated here"});
    else {
      hit->confidence = 0.8;
      hit->doubt = "its instantiation is not in the file";
    }
    if (auto *e = near(uses.made, host))
      hit->evidence.push_back({e->where, "its work is recorded or added here"});
  }
  // A library part that prepares a graph for its caller.
  if (uses.launches.empty() && !definesMain(program))
    for (auto &[host, event] : uses.instantiations)
      if (Hit *hit = places.add(host->name, event->where, "a graph is instantiated")) {
        hit->verdict = Verdict::Unclear;
        hit->confidence = 0.5;
        hit->doubt = "its launch is left to a caller";
      }
}
