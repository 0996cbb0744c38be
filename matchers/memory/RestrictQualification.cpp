// `__restrict__` on a pointer parameter of a kernel or of device code that a kernel reaches.
#include "matchers/Detector.h"

#include <set>

ACCELSCOPE_DETECTOR(RestrictQualification) {
  using namespace model;
  for (auto &function : program.functions) {
    // Host functions prove nothing about the device; a function for both sides counts where a
    // kernel calls it.
    if (!function.isDevice)
      continue;
    if (function.isKernel) {
      bool counts = false;
      for (auto &kernel : program.kernels)
        if (kernel.name == function.name && kernel.range.line <= function.range.endLine &&
            function.range.line <= kernel.range.endLine)
          counts = counts || kernel.counts;
      if (!counts)
        continue;
    } else if (!function.reachedFromKernel && !program.kernelsOnly)
      continue;
    Hit hit;
    hit.kernel = function.name;
    int pointers = 0;
    for (auto &parameter : function.parameters) {
      pointers += parameter.isPointer;
      if (parameter.isPointer && parameter.isRestrict)
        hit.evidence.push_back(
            {parameter.range, "'" + parameter.name + "' is declared not to alias"});
    }
    if (hit.evidence.empty())
      continue;
    hit.intensity = int(hit.evidence.size());
    hit.reason = std::to_string(hit.evidence.size()) + " of " + std::to_string(pointers) +
                 " pointer parameters of '" + function.name + "' are restrict-qualified";
    sink.add(std::move(hit));
  }
  // Lambdas are no functions of the program's list: a kernel's body says which it calls.
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &frame : instance.body->frames) {
      Hit hit;
      for (auto &[name, range] : frame.restrictParameters)
        if (seen.insert({range.line, range.column}).second)
          hit.evidence.push_back({range, "'" + name + "' is declared not to alias"});
      if (hit.evidence.empty())
        continue;
      hit.kernel = kernel.name;
      hit.intensity = int(hit.evidence.size());
      hit.reason = std::to_string(hit.evidence.size()) + " pointer parameter" + (hit.evidence.size() > 1 ? "s" : "") +
                   " of a lambda that '" + kernel.name + "' calls " + (hit.evidence.size() > 1 ? "are" : "is") +
                   " restrict-qualified";
      sink.add(std::move(hit));
    }
  });
}
