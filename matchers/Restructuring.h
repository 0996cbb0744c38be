// Forms of restructured computation that several detectors ask for.
#pragma once

#include "matchers/Detector.h"
#include "matchers/model/Arithmetic.h"
#include "matchers/model/Reference.h"

#include <optional>
#include <string>
#include <vector>

namespace accelscope::matchers {

/// A loop of a kernel that steps a field kept in shared memory: each turn makes new cells from
/// neighbouring ones, with a barrier between the turns.
struct TimeSteps {
  int loop = -1;                        ///< index into Body::loops
  const model::Access *store = nullptr; ///< of a new cell
};
std::vector<TimeSteps> timeSteps(const model::KernelInstance &instance);

/// Neighbouring blocks cover the same places: an index below `value` moves on by fewer elements
/// from block to block than the threads and loops of one block span.
bool blocksOverlap(const model::KernelInstance &instance, model::Value value);

/// The block that arrives last, known by a counter, works on what all blocks left in memory.
struct LastBlock {
  const model::Access *counter = nullptr; ///< the atomic by which blocks arrive
  const model::Access *load = nullptr;    ///< of what the blocks left, by the last one
};
std::optional<LastBlock> lastBlock(const model::KernelInstance &instance);

/// Partial results of the blocks, added up behind a grid-wide barrier of the same kernel.
struct GridFinish {
  const model::Sync *barrier = nullptr;
  const model::Access *load = nullptr;
};
std::optional<GridFinish> gridFinish(const model::KernelInstance &instance);

/// A tile reads the results of the tiles before it, as far back as it must, while they are made.
struct LookBack {
  int loop = -1;
  const model::Access *load = nullptr;
};
std::optional<LookBack> lookBack(const model::KernelInstance &instance);

/// `a^2 + b^2 - 2ab` in place of the sum of squared differences.
struct ExpandedDistance {
  const model::Access *store = nullptr; ///< where the formula ends up; null: `assign` holds it
  const model::Assign *assign = nullptr;
  bool normsHere = false; ///< the squares are summed in the same kernel
};
std::optional<ExpandedDistance> expandedDistance(const model::KernelInstance &instance);

/// Assignments that update the variable of an accumulation, in order.
std::vector<const model::Assign *> updatesOf(const model::Body &body,
                                             const model::Accumulation &sum);

/// A sum over products of elements of two different arrays.
bool isDotProduct(const model::Body &body, const model::Accumulation &sum);
/// A sum over squares.
bool isSquareSum(const model::Body &body, const model::Accumulation &sum);

/// A global (not shared, not local) access.
inline bool isGlobal(const model::Access &access) {
  return access.space != model::Space::Shared && access.space != model::Space::Local;
}

/// The part of a value that is no operand of another: true for sums at the end of a loop, by value.
bool holdsNode(const model::Body &body, model::Value root, model::Value node);

} // namespace accelscope::matchers
