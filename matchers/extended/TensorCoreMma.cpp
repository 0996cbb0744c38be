// Matrix products as instructions of a warp, and libraries that are asked for them.
#include "matchers/extended/Common.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The product that a device call or a piece of assembly issues; empty when it issues none.
std::string productOf(const Call &call) {
  for (auto &opcode : ptxOpcodes(call))
    for (auto *prefix : {"mma.sync", "mma.sp", "wmma.mma", "wgmma.mma_async", "tcgen05.mma"})
      if (startsWith(opcode, prefix))
        return opcode;
  const std::string name = lastName(call.name);
  const bool warpMatrix = contains(call.name, "wmma::");
  if (warpMatrix && (name == "mma_sync" || name == "bmma_sync"))
    return call.name;
  for (auto *prefix : {"__hmma", "__imma", "__bmma", "__dmma", "__mma_"})
    if (startsWith(name, prefix) && contains(name, "mma_"))
      return call.name;
  // A library's product inside a kernel.
  if (startsWith(call.name, "cute::") && (name == "gemm" || name == "mma_unpack"))
    return call.name;
  if (startsWith(call.name, "cutlass::") && contains(call.name, "Mma"))
    return call.name;
  return "";
}

/// A call of a library on the host whose arguments ask for matrix units.
bool asksForMatrixUnits(const Call &call) {
  auto argument = [&](size_t i) -> int64_t {
    return i < call.args.size() && call.args[i] && call.args[i]->isConst() ? call.args[i]->value
                                                                           : -1;
  };
  if (call.name == "cublasSetMathMode")
    return argument(1) == 1 || argument(1) == 3; // tensor operations, TF32
  if (call.name == "cudnnSetConvolutionMathType" || call.name == "cudnnSetRNNMatrixMathType")
    return argument(1) == 1 || argument(1) == 2;
  if (startsWith(call.name, "cublas") && contains(call.name, "Ex") && contains(call.name, "emm"))
    for (size_t i = call.args.size() >= 2 ? call.args.size() - 2 : 0; i < call.args.size(); ++i)
      // Fast compute types, and the algorithms that are named after the units.
      if ((argument(i) >= 74 && argument(i) <= 79) || (argument(i) >= 99 && argument(i) <= 115))
        return true;
  return startsWith(call.name, "cusparseLt") && contains(call.name, "Matmul") &&
         !contains(call.name, "Init");
}
} // namespace

ACCELSCOPE_DETECTOR(TensorCoreMma) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &call : instance.body->calls)
      if (const std::string product = productOf(call); !product.empty())
        places.add(kernel.name, call.where, "the warp multiplies matrices by '" + product + "'");
  });
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &call : host.body->calls)
      if (asksForMatrixUnits(call))
        if (Hit *hit = places.add(host.name, call.where,
                                  "'" + call.name + "' asks the library for matrix units")) {
          hit->verdict = Verdict::Unclear;
          hit->confidence = 0.6;
          hit->doubt = "whether they are used is the library's choice";
        }
  });
}
