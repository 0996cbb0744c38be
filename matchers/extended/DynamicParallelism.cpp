// Kernels that launch kernels.
#include "matchers/parallel/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;
} // namespace

ACCELSCOPE_DETECTOR(DynamicParallelism) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &e : body.host) {
      const bool graph = e.kind == HostKind::Graph && e.api == "cudaGraphLaunch";
      if ((e.kind != HostKind::Launch && !graph) || !seen.insert(e.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({e.where, ""});
      hit.reason = "'" + kernel.name + "' launches " +
                   (graph ? std::string("a graph") : "'" + e.api + "'") + atLine(e.where) +
                   " from the device";
      sink.add(std::move(hit));
    }
    for (auto &call : body.calls)
      if (call.name == "cudaGraphLaunch" && seen.insert(call.where)) {
        Hit hit;
        hit.kernel = kernel.name;
        hit.evidence.push_back({call.where, ""});
        hit.reason =
            "'" + kernel.name + "' launches a graph" + atLine(call.where) + " from the device";
        sink.add(std::move(hit));
      }
  });
}
