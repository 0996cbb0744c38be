// Runs independent pieces on threads; which thread ran which piece cannot be seen in the result.
#pragma once

#include <functional>

namespace accelscope::correlation {

/// Calls body(0) .. body(count - 1), each once, on `threads` threads (0: all cores). The first
/// exception is rethrown after all threads have stopped.
void parallelFor(int count, int threads, const std::function<void(int)> &body);

} // namespace accelscope::correlation
