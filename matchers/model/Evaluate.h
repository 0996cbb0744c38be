// What the lanes of a warp do together: strides, sectors, bank conflicts.
//
// An address is computed for the 32 lanes of a warp, with random values for everything that is the same in
// all of them, several times over. That is exact where the form is known, needs no special cases for
// divisions, masks and shifts, and says honestly when it cannot know.
#pragma once

#include "matchers/model/Model.h"

namespace accelscope::model {

enum class Stride : uint8_t {
  Uniform,  ///< all lanes the same address
  Unit,     ///< neighbouring lanes, neighbouring elements (of the access's size)
  Constant, ///< the same distance k > 1 elements (or negative) in every assignment
  Symbolic, ///< the same distance between all neighbours, but it depends on a run-time value
  Irregular, ///< known, but no single distance (modulo, xor swizzles)
  Indirect, ///< through a loaded value that differs from lane to lane
  Unknown,
};

struct LaneAccess {
  Stride stride = Stride::Unknown;
  int64_t elements = 0;    ///< Unit: 1, Constant: k, in units of the access's size
  int64_t bytes = 0;       ///< between neighbouring lanes, when Unit or Constant
  double sectors = 0;      ///< 32-byte sectors per request of a full warp, 0 unknown
  double idealSectors = 0; ///< of a packed access of that size
  int conflictDegree = 0;  ///< shared: the most lanes on one bank with different words; 1 none, 0 unknown
  bool shapeKnown = false; ///< the block's shape came from a launch
};

/// `shape` is the block's shape (0 where unknown: x is then taken as a multiple of 32).
/// `pinned` values: loops are evaluated at a common turn for all lanes.
LaneAccess laneAccess(const Body &body, Value address, int64_t size, const int64_t shape[3], Space space);

inline LaneAccess laneAccess(const KernelInstance &instance, const Access &access) {
  return laneAccess(*instance.body, access.address, access.size, instance.blockShape, access.space);
}

/// Whether the value is the same in all lanes of a warp (computed, not only proved).
bool warpUniform(const Body &body, Value value, const int64_t shape[3]);

/// The value of an expression for given thread and block indices with seeded uniform values; nullopt when it
/// hangs on a value that differs between lanes in an unknown way.
std::optional<int64_t> evaluateAt(const Body &body, Value value, const int64_t thread[3], const int64_t block[3],
                                  const int64_t blockDim[3], uint64_t seed);

/// The value in threads `first` .. `first + count - 1` of a block (in the order of warps), nullopt per thread
/// where it is not known. Values that are the same in all threads are multiples of 128 when `aligned`, odd when
/// not; `block` is blockIdx, that of an inner block by default.
std::vector<std::optional<int64_t>> evaluateThreads(const Body &body, Value value, int64_t first, int64_t count,
                                                    const int64_t blockDim[3], uint64_t seed, bool aligned,
                                                    const int64_t *block = nullptr);

const char *toString(Stride stride);

} // namespace accelscope::model
