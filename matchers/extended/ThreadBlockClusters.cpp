// Blocks that run in clusters and reach each other's shared memory.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// How a call uses the cluster; empty when it does not.
std::string clusterUse(const Call &call) {
  for (auto &opcode : ptxOpcodes(call)) {
    const bool plainAccess = startsWith(opcode, "ld.") || startsWith(opcode, "st.") ||
                             startsWith(opcode, "atom.") || startsWith(opcode, "red.");
    if (startsWith(opcode, "barrier.cluster") || startsWith(opcode, "mapa") ||
        startsWith(opcode, "getctarank") || contains(opcode, "multicast::cluster") ||
        (plainAccess && contains(opcode, "shared::cluster")))
      return opcode;
  }
  if (call.name == "asm" && !call.texts.empty() && contains(call.texts.front(), "%cluster"))
    return "a special register of the cluster";
  const std::string name = lastName(call.name);
  if (contains(call.name, "cluster_group::") && name != "cluster_group")
    return call.name;
  for (auto *known :
       {"__cluster_barrier_arrive", "__cluster_barrier_arrive_relaxed", "__cluster_barrier_wait",
        "__clusterDim", "__clusterIdx", "__cluster_map_shared_rank", "__clusterRelativeBlockIdx",
        "__clusterRelativeBlockRank", "__clusterGridDimInClusters"})
    if (name == known)
      return name;
  return "";
}
} // namespace

ACCELSCOPE_DETECTOR(ThreadBlockClusters) {
  std::set<std::string> done;
  auto add = [&](const Kernel &kernel, const Range &where, const std::string &how) {
    if (!where.valid() || !done.insert(kernel.name).second)
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back({where, ""});
    hit.reason = "'" + kernel.name + "' " + how + atLine(where);
    sink.add(std::move(hit));
  };
  for (auto &kernel : program.kernels)
    if (kernel.counts && kernel.clusterRange.valid())
      add(kernel, kernel.clusterRange, "is launched in clusters of blocks by its attribute");
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &e : host.body->host)
      if (e.kind == HostKind::Launch && e.clustered && e.kernel >= 0)
        add(program.kernels[size_t(e.kernel)], e.where,
            "is launched in clusters of blocks by an attribute of the launch");
  });
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &s : instance.body->syncs)
      if (s.kind == SyncKind::Cluster)
        add(kernel, s.where, "meets the other blocks of its cluster");
    for (auto &call : instance.body->calls)
      if (const std::string use = clusterUse(call); !use.empty())
        add(kernel, call.where, "uses its cluster by '" + use + "'");
  });
}
