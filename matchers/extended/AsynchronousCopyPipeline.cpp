// Copies between global and shared memory that pass the registers by.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool copiesByInstruction(const std::string &opcode) {
  return startsWith(opcode, "cp.async") && !contains(opcode, "wait") &&
         !contains(opcode, "commit") && !contains(opcode, "mbarrier.arrive") &&
         !contains(opcode, "prefetch");
}

/// The name of the copy that a call issues; empty when it issues none.
std::string copyOf(const Call &call) {
  for (auto &opcode : ptxOpcodes(call))
    if (copiesByInstruction(opcode))
      return opcode;
  const std::string name = lastName(call.name);
  const bool library = startsWith(call.name, "cuda::") ||
                       startsWith(call.name, "cooperative_groups::") ||
                       startsWith(call.name, "nvcuda::");
  if (name == "__pipeline_memcpy_async" ||
      (library &&
       (startsWith(name, "memcpy_async") ||
        (startsWith(name, "cp_async") && !contains(name, "wait") && !contains(name, "commit") &&
         !contains(name, "mbarrier_arrive") && !contains(name, "prefetch")))))
    return name;
  // The copy of a library of tiles: the atom says that it is asynchronous.
  for (auto &argument : call.templateArgs)
    if (startsWith(call.name, "cute::copy") &&
        (contains(argument, "SM80_CP_ASYNC") || contains(argument, "SM90_TMA")))
      return name;
  return "";
}
} // namespace

ACCELSCOPE_DETECTOR(AsynchronousCopyPipeline) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    auto add = [&](const Site &site, const std::string &name, int object) {
      Hit *hit = places.add(kernel.name, site.where,
                            (object >= 0 ? quoted(body, object) + " is" : std::string("data is")) +
                                " copied asynchronously by '" + name + "'");
      if (!hit)
        return;
      for (auto &s : body.syncs)
        if (s.kind == SyncKind::Pipeline && s.order > site.order) {
          hit->evidence.push_back({s.where, "the copy is awaited here"});
          break;
        }
    };
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Load &&
          (a.operation == "memcpy_async" || a.operation == "__pipeline_memcpy_async"))
        add(a, a.operation, a.object);
    for (auto &call : body.calls)
      if (const std::string name = copyOf(call); !name.empty())
        add(call, name, -1);
  });
}
