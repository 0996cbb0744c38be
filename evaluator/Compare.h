#pragma once

#include "evaluator/Task.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace accelscope::evaluator {

/// What a comparison of one output array found.
struct Difference {
  std::int64_t wrong = 0;  ///< elements beyond tolerance
  std::int64_t first = -1; ///< index of the first of them
  std::int64_t length = 0;
  double got = 0, expected = 0; ///< the first wrong element
  double worst = 0;             ///< largest |difference| among all; infinity when one is NaN or inf
};

/// Element-wise comparison: |got - expected| <= atol + rtol * |expected|, evaluated so that NaN
/// fails; NaN and infinities are right only where the same is expected. Integers are compared
/// exactly when both tolerances are zero.
Difference compareNumeric(ElementType type, const void *got, const void *expected,
                          std::int64_t length, Tolerance tolerance);

/// Integers must be equal; floats must compare equal with ==, or both be NaN.
Difference compareExact(ElementType type, const void *got, const void *expected,
                        std::int64_t length);

/// "`y`: 12 of 100 elements wrong, the first at [3]: 0.5 instead of 0.25".
std::string describe(const std::string &output, const Difference &difference);

/// A 64-bit digest of bytes, for telling changed from unchanged (not against an adversary).
std::uint64_t digest(const void *data, std::size_t bytes);

} // namespace accelscope::evaluator
