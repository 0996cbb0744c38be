// Accesses and regions that say how the caches shall treat them.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool hasSegment(const std::string &opcode, const std::set<std::string> &wanted) {
  for (size_t at = 0; at <= opcode.size();) {
    const size_t end = std::min(opcode.find('.', at), opcode.size());
    if (wanted.count(opcode.substr(at, end - at)))
      return true;
    at = end + 1;
  }
  return false;
}

/// The instruction carries a hint. Qualifiers that order accesses (volatile, .cv, acquire) are
/// none.
bool hints(const std::string &opcode) {
  static const std::set<std::string> operators = {"ca", "cg", "cs", "lu", "wb", "wt"};
  for (auto *prefix :
       {"prefetch", "applypriority", "createpolicy", "discard", "cp.async.bulk.prefetch"})
    if (startsWith(opcode, prefix))
      return true;
  if (contains(opcode, "L1::") || contains(opcode, "L2::"))
    return true;
  return (startsWith(opcode, "ld.") || startsWith(opcode, "st.")) && hasSegment(opcode, operators);
}

/// CUB's load and store with a cache modifier, other than none, volatile and read-only.
bool isModified(const Call &call) {
  const bool load = call.name == "cub::ThreadLoad", store = call.name == "cub::ThreadStore";
  if ((!load && !store) || call.templateArgs.empty())
    return false;
  const std::string &modifier = call.templateArgs.front();
  for (auto *name :
       {"LOAD_CA", "LOAD_CG", "LOAD_CS", "STORE_WB", "STORE_CG", "STORE_CS", "STORE_WT"})
    if (contains(modifier, name))
      return true;
  const char last = modifier.empty() ? ' ' : modifier.back();
  return last >= '1' && last <= (load ? '3' : '4');
}

std::string deviceHint(const Call &call) {
  for (auto &opcode : ptxOpcodes(call))
    if (hints(opcode))
      return opcode;
  static const std::set<std::string> names = {"__prefetch_global_l1",
                                              "__prefetch_global_l2",
                                              "associate_access_property",
                                              "apply_access_property",
                                              "discard_memory",
                                              "__nv_associate_access_property",
                                              "__builtin_nvvm_prefetch_L1",
                                              "__builtin_nvvm_prefetch_L2"};
  const std::string name = lastName(call.name);
  if (names.count(name) || isModified(call) || contains(call.name, "annotated_ptr::"))
    return call.name;
  return "";
}

bool setsPolicyWindow(const HostEvent &e) {
  static const std::set<std::string> calls = {
      "cudaStreamSetAttribute", "cudaGraphKernelNodeSetAttribute", "cuStreamSetAttribute",
      "cuGraphKernelNodeSetAttribute"};
  return calls.count(e.api) && e.args.size() > 1 && e.args[1] && e.args[1]->isConst(1);
}

bool choosesSplit(const HostEvent &e) {
  constexpr int64_t kPreferredCarveout = 9;
  static const std::set<std::string> calls = {"cudaFuncSetCacheConfig", "cudaDeviceSetCacheConfig",
                                              "cudaThreadSetCacheConfig", "cuFuncSetCacheConfig"};
  return calls.count(e.api) || (e.api == "cudaFuncSetAttribute" && e.args.size() > 1 && e.args[1] &&
                                e.args[1]->isConst(kPreferredCarveout));
}
} // namespace

ACCELSCOPE_DETECTOR(CachePolicyHints) {
  static const std::set<std::string> hinted = {"__ldcs", "__ldcg", "__ldca", "__ldlu",
                                               "__stcs", "__stcg", "__stwb", "__stwt"};
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &a : body.accesses)
      if (hinted.count(a.operation))
        places.add(kernel.name, a.where,
                   (a.object >= 0 ? quoted(body, a.object) : std::string("memory")) +
                       " is accessed with a cache hint by '" + a.operation + "'");
    for (auto &call : body.calls)
      if (const std::string hint = deviceHint(call); !hint.empty())
        places.add(kernel.name, call.where,
                   "'" + hint + "' tells the caches how to treat the data");
  });
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &e : host.body->host)
      if (setsPolicyWindow(e))
        places.add(host.name, e.where, "'" + e.api + "' gives a region an access policy");
  });
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &e : host.body->host)
      if (choosesSplit(e))
        if (Hit *hit =
                places.add(host.name, e.where, "'" + e.api + "' divides cache and shared memory")) {
          hit->verdict = Verdict::Unclear;
          hit->confidence = 0.5;
          hit->doubt = "no access is marked";
        }
  });
}
