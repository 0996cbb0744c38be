// Exchange and decisions within a warp: shuffle, vote, match, redux, and what libraries build on
// them.
#include "matchers/parallel/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

const char *whatItDoes(Exchange::Kind kind) {
  switch (kind) {
  case Exchange::Vote:
    return "vote";
  case Exchange::Match:
    return "match their values";
  case Exchange::Reduce:
    return "reduce a value together";
  case Exchange::Scan:
    return "scan a value together";
  default:
    return "exchange a value";
  }
}

/// A class or function of a library that works on one warp: cub::WarpReduce::Sum.
bool isWarpLibrary(const Call &call) {
  return call.name.rfind("cub::Warp", 0) == 0 || call.name.rfind("cub::Shuffle", 0) == 0;
}

/// Constructors bring a type, not an exchange.
bool isConstructor(const std::string &name) {
  const auto at = name.rfind("::");
  if (at == std::string::npos)
    return false;
  const std::string last = name.substr(at + 2), rest = name.substr(0, at);
  return rest == last || (rest.size() > last.size() + 2 &&
                          rest.compare(rest.size() - last.size() - 2, 2, "::") == 0 &&
                          rest.compare(rest.size() - last.size(), last.size(), last) == 0);
}

/// Calls that form a group of at most a warp's lanes.
bool formsLaneGroup(const Call &call) {
  if (call.name == "cooperative_groups::coalesced_threads" ||
      call.name == "cooperative_groups::binary_partition" ||
      call.name == "cooperative_groups::labeled_partition")
    return true;
  if (call.name != "cooperative_groups::tiled_partition")
    return false;
  if (!call.templateArgs.empty()) {
    const int size = std::atoi(call.templateArgs[0].c_str());
    return size > 0 && size <= 32;
  }
  return !call.args.empty() && call.args.back() && call.args.back()->isConst() &&
         call.args.back()->value <= 32;
}
} // namespace

ACCELSCOPE_DETECTOR(WarpPrimitives) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    bool any = false;
    for (auto &x : body.exchanges) {
      any = true;
      if (!seen.insert(x.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({x.where, ""});
      hit.reason = std::string("the lanes of a warp ") + whatItDoes(x.kind) + " by " +
                   (x.name == "asm" ? "a PTX instruction" : "'" + x.name + "'") + atLine(x.where);
      sink.add(std::move(hit));
    }
    for (auto &call : body.calls) {
      if (!isWarpLibrary(call) || isConstructor(call.name))
        continue;
      any = true;
      if (!seen.insert(call.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({call.where, ""});
      hit.reason = "the lanes of a warp work together in '" + call.name + "'" + atLine(call.where);
      sink.add(std::move(hit));
    }
    if (any)
      return;
    for (auto &call : body.calls) {
      if (!formsLaneGroup(call) || !seen.insert(call.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({call.where, ""});
      hit.reason =
          "'" + call.name + "'" + atLine(call.where) + " forms a group of lanes within a warp";
      hit.confidence = 0.7;
      hit.doubt = "nothing is exchanged through the group";
      sink.add(std::move(hit));
    }
  });
}
