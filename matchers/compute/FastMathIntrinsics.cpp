// Approximate functions in device code: single-precision intrinsics, `.approx` PTX, half-precision
// functions, and what -use_fast_math turns into them.
#include "matchers/compute/Common.h"

namespace accelscope::matchers {
namespace {
using namespace model;
using namespace compute;

bool endsWith(const std::string &s, const std::string &suffix) {
  return s.size() >= suffix.size() &&
         s.compare(s.size() - suffix.size(), suffix.size(), suffix) == 0;
}

bool roundsAsAsked(const std::string &name) {
  return endsWith(name, "_rn") || endsWith(name, "_rz") || endsWith(name, "_ru") ||
         endsWith(name, "_rd");
}

/// `rsqrt` of a float is rsqrtf; of a double it is no approximation that is asked for.
bool isApproximate(const std::string &qualified, bool singlePrecision) {
  const std::string name = lastName(qualified);
  if (roundsAsAsked(name))
    return false;
  static const std::set<std::string> intrinsics = {"__expf",
                                                   "__exp10f",
                                                   "__exp2f",
                                                   "__logf",
                                                   "__log2f",
                                                   "__log10f",
                                                   "__sinf",
                                                   "__cosf",
                                                   "__tanf",
                                                   "__tanhf",
                                                   "__sincosf",
                                                   "__powf",
                                                   "__fdividef",
                                                   "rsqrtf",
                                                   "fdividef",
                                                   "__frsqrt",
                                                   "__nv_rsqrtf",
                                                   "__nv_fast_expf",
                                                   "__nv_fast_logf",
                                                   "__nv_fast_sinf",
                                                   "__nv_fast_cosf",
                                                   "__nv_fast_powf",
                                                   "__nv_fast_fdividef",
                                                   "__nvvm_rsqrt_approx_f",
                                                   "__nvvm_ex2_approx_f"};
  if (intrinsics.count(name))
    return true;
  if (name == "rsqrt")
    return singlePrecision;
  // hexp, h2exp, htanh_approx, h2rsqrt, hrcp: of halves and bfloat16s.
  static const std::set<std::string> halves = {"exp",   "exp2", "exp10",      "log", "log2",
                                               "log10", "sin",  "cos",        "rcp", "rsqrt",
                                               "sqrt",  "tanh", "tanh_approx"};
  for (const char *prefix : {"h2", "h"})
    if (name.rfind(prefix, 0) == 0 && halves.count(name.substr(std::string(prefix).size())))
      return true;
  return endsWith(name, "_approx") && name.rfind("__", 0) == 0;
}

/// Functions of single precision that -use_fast_math compiles to an intrinsic.
bool becomesApproximate(const std::string &qualified) {
  static const std::set<std::string> functions = {"expf",   "exp10f", "logf", "log2f",
                                                  "log10f", "sinf",   "cosf", "sincosf",
                                                  "tanf",   "powf",   "sqrtf"};
  return functions.count(lastName(qualified)) > 0;
}

bool approximatePtx(const std::string &opcode) {
  return opcode.find(".approx") != std::string::npos;
}
} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(FastMathIntrinsics) {
  Places places;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Gathered found, byOption;
    for (auto &call : instance.body->calls) {
      std::string name;
      if (call.name == "asm") {
        for (auto &text : call.texts)
          for (auto &opcode : opcodesOf(text))
            if (name.empty() && approximatePtx(opcode))
              name = opcode;
        if (!name.empty() && places.isNew(call.where))
          found.add(call.where, "PTX '" + name + "'", name);
        continue;
      }
      if (!isLibraryCall(call))
        continue;
      name = lastName(call.name);
      if (isApproximate(call.name, call.type == "float")) {
        if (places.isNew(call.where))
          found.add(call.where, "'" + name + "' is an approximation", name);
      } else if (program.fastMath && becomesApproximate(call.name) && places.isNew(call.where))
        byOption.add(call.where, "'" + name + "' is compiled as an approximation", name);
    }
    for (auto *part : {&found, &byOption}) {
      if (part->evidence.empty())
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.intensity = int(part->evidence.size());
      hit.reason = part == &found ? "'" + kernel.name + "' uses the approximate " + part->list()
                                  : "-use_fast_math makes " + part->list() + " of '" + kernel.name +
                                        "' approximate";
      if (part == &byOption) {
        hit.confidence = 0.8;
        hit.doubt = "the compile command asks for it, not the source";
      }
      hit.evidence = std::move(part->evidence);
      sink.add(std::move(hit));
    }
  });
}
