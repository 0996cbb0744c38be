#pragma once

#include "evaluator/EvaluateOptions.h"

#include <iosfwd>

namespace accelscope::evaluator {

/// Evaluates the selected cells and writes one record each as it ends; progress goes to `log`.
/// Whatever one cell does, the run goes on. Returns 0 when every cell is ok, else 1; throws
/// InputError when the run cannot begin.
int evaluate(const EvaluateOptions &options, std::ostream &log);

} // namespace accelscope::evaluator
