#pragma once

#include "evaluator/Instance.h"

#include <functional>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// One deliberately wrong answer made from the right one, in the manner of a program that does
/// not compute: what an oracle must refuse.
struct Mutant {
  std::string name;   ///< "zeros", "mean", "fp16"...
  std::string output; ///< the one output that is changed
};

/// Calls `visit` with each mutant of `instance`'s expected outputs; `outputs` (laid out like the
/// instance's output memory) holds the mutated answer during the call. Mutants that would equal
/// the right answer bit for bit (fp16 of small whole numbers, say) are left out.
/// `previous` is another instance of the same size: its answer serves as "previous output".
void forEachMutant(const Task &task, const Instance &instance, const Instance &previous,
                   std::byte *outputs, const std::function<void(const Mutant &)> &visit);

/// The nearest value that half precision can hold (round to nearest even; overflow to infinity).
double roundToHalf(double value);

} // namespace accelscope::evaluator
