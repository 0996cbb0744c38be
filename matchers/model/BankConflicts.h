// How the lanes of a warp meet in the banks of shared memory, and what keeps them apart.
//
// Shared memory has 32 banks of 4 bytes. A request takes as many turns as the busiest bank has
// different words to deliver; lanes that want the same word share a turn. Accesses of 8 and 16
// bytes are served to halves and quarters of a warp, so that each group alone can conflict.
#pragma once

#include "matchers/model/Model.h"

#include <cstdint>
#include <string>

namespace accelscope::model {

struct BankConflict {
  /// The most different words on one bank, over the warps of a block, the lanes that pass the
  /// guards, and the turns of loops that double or halve an index; 1 is no conflict, 0 not
  /// computable (the index depends on loaded data or on a distance that is set at run time).
  int degree = 0;
  int lowest = 0; ///< the same at the turn with the fewest; equal to `degree` outside such loops

  /// What in the index avoids conflicts.
  enum Remedy : uint8_t { None, Padding, Swizzle } remedy = None;
  int withoutRemedy = 0; ///< degree that the index would have without it
  int64_t padding = 0;   ///< Padding: elements at the end of a row that hold no data
  int64_t row = 0;       ///< elements from row to row, 0 where the array has no rows

  int64_t suggestedPadding =
      0; ///< elements more in a row that would remove the conflict; 0 none found
};

/// Of an access to shared memory; degree 0 of any other.
BankConflict bankConflict(const KernelInstance &instance, const Access &access);

const char *toString(BankConflict::Remedy remedy);

} // namespace accelscope::model
