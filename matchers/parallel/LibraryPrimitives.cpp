// A tuned device library does part of the work.
#include "matchers/Detector.h"
#include "matchers/model/HostFlow.h"

#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Use {
  Hit hit;
  std::set<std::string> routines;
};

void note(Use &use, const std::string &where, const std::string &routine, const Range &range,
          const std::string &reason) {
  use.hit.kernel = where;
  for (auto &e : use.hit.evidence)
    if (samePlace(e.range, range))
      return;
  use.hit.evidence.push_back({range, reason});
  use.routines.insert(routine);
}

/// Arithmetic on the tensors of a framework: its name, or empty.
bool isTensorArithmetic(const std::string &name) {
  if (name.rfind("torch::", 0) != 0 && name.rfind("at::", 0) != 0)
    return false;
  static const std::set<std::string> arithmetic = {
      "matmul",  "mm",           "bmm",     "addmm",       "baddbmm",  "addmv",       "mv",
      "dot",     "einsum",       "sum",     "mean",        "softmax",  "log_softmax", "sort",
      "argsort", "topk",         "cumsum",  "cumprod",     "conv1d",   "conv2d",      "conv3d",
      "linear",  "relu",         "sigmoid", "tanh",        "exp",      "norm",        "max",
      "min",     "amax",         "amin",    "argmax",      "argmin",   "unique",      "nonzero",
      "where",   "index_select", "gather",  "scatter_add", "bincount", "layer_norm",  "batch_norm",
      "gelu",    "add",          "mul",     "sub",         "div",      "clamp"};
  const auto at = name.rfind("::");
  return arithmetic.count(name.substr(at + 2)) > 0;
}
} // namespace

ACCELSCOPE_DETECTOR(LibraryPrimitives) {
  std::map<std::string, Use> uses; // by function or kernel
  std::map<std::string, Use> frameworks;
  std::vector<std::string> order;
  auto functionOf = [](const Body &body, const Site &site, const std::string &fallback) {
    return site.frame >= 0 ? body.frames[size_t(site.frame)].function : fallback;
  };
  forEachHost(program, [&](const HostEntry &entry) {
    const Body &body = *entry.body;
    for (auto &event : body.host)
      if (event.kind == HostKind::Library && isLibraryWork(event.api) && !isHostAlgorithm(event)) {
        const std::string where = functionOf(body, event, entry.name);
        note(uses[where], where, event.api, event.where,
             "'" + event.api + "' runs on the device as part of the work");
      }
    for (auto &call : body.calls)
      if (!call.header.empty() && isTensorArithmetic(call.name)) {
        const std::string where = functionOf(body, call, entry.name);
        note(frameworks[where], where, call.name, call.where,
             "'" + call.name + "' computes on tensors of a framework");
      }
  });
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &call : body.calls)
      if (!call.walked && !call.header.empty() && call.header != "builtin" &&
          isLibraryWork(call.name))
        note(uses[kernel.name], kernel.name, call.name, call.where,
             "'" + call.name + "' does a step of the kernel");
  });
  auto report = [&](std::map<std::string, Use> &all, bool unclear) {
    for (auto &[where, use] : all) {
      std::string list;
      for (auto &r : use.routines)
        list += (list.empty() ? "'" : ", '") + r + "'";
      use.hit.intensity = int(use.routines.size());
      use.hit.reason = "'" + where + "' leaves work to " + list;
      if (unclear) {
        use.hit.verdict = Verdict::Unclear;
        use.hit.confidence = 0.5;
        use.hit.doubt =
            "arithmetic on the tensors of a framework may or may not be a library that it calls";
      }
      sink.add(std::move(use.hit));
    }
  };
  report(uses, false);
  report(frameworks, true);
}
