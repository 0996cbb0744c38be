// A product and a sum asked for as one operation: fma calls, matrix multiply-accumulate, PTX.
#include "matchers/compute/Common.h"

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool startsWith(const std::string &s, const char *prefix) { return s.rfind(prefix, 0) == 0; }

bool fuses(const std::string &qualified) {
  const std::string name = lastName(qualified);
  static const std::set<std::string> exact = {
      "fma", "fmaf", "fmal", "fmaf16", "__builtin_fma", "__builtin_fmaf", "mma_sync", "bmma_sync"};
  if (exact.count(name))
    return true;
  // __fmaf_rn, __fma_rz, __hfma, __hfma2_relu, __nv_fmaf, __ffma2_rn
  for (const char *prefix : {"__fma", "__hfma", "__nv_fma", "__ffma2", "hfma", "__hcmadd"})
    if (startsWith(name, prefix))
      return name.find("max") == std::string::npos; // fmax and fmaxf are no products
  return false;
}

bool fusesInPtx(const std::string &opcode) {
  for (const char *prefix : {"fma.", "mma.", "wmma.mma.", "wgmma.mma_async", "tcgen05.mma"})
    if (startsWith(opcode, prefix))
      return true;
  return startsWith(opcode, "mad.") &&
         (opcode.find(".f32") != std::string::npos || opcode.find(".f64") != std::string::npos);
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(FusedMultiplyAdd) {
  Places places;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Gathered found;
    for (auto &call : instance.body->calls) {
      std::string name;
      if (call.name == "asm") {
        for (auto &text : call.texts)
          for (auto &opcode : opcodesOf(text))
            if (name.empty() && fusesInPtx(opcode))
              name = opcode;
      } else if (isLibraryCall(call) && fuses(call.name))
        name = lastName(call.name);
      if (name.empty() || !places.isNew(call.where))
        continue;
      found.add(call.where, call.name == "asm" ? "PTX '" + name + "'" : "calls '" + name + "'",
                name);
    }
    if (found.evidence.empty())
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.intensity = int(found.evidence.size());
    hit.reason = "'" + kernel.name + "' asks for fused multiply-adds by " + found.list() +
                 " at line " + std::to_string(found.evidence.front().range.line);
    hit.evidence = std::move(found.evidence);
    sink.add(std::move(hit));
  });
}
