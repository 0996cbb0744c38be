#pragma once

#include "corpus/tasks/generate.h"
#include "evaluator/Memory.h"
#include "evaluator/Task.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// Where one argument of an instance lives.
struct Slot {
  std::int64_t length = 1; ///< elements
  std::size_t offset = 0;  ///< bytes into the input memory (in) or the output memory (out, inout)
  std::size_t bytes = 0;
  std::uint64_t scalar = 0; ///< the value's bytes, for a scalar
};

/// Lengths, offsets and scalar values of a task's interface, for one size and one seed.
/// Slots stand in interface order, followed by the size's further generator parameters.
struct Layout {
  std::vector<Slot> slots;
  std::size_t inputBytes = 0;
  std::size_t outputBytes = 0;
};

/// One problem with its right answer, kept by the judge alone.
struct Instance {
  std::uint64_t seed = 0;
  Layout layout;
  Region inputs;   ///< the `in` arrays
  Region initial;  ///< the `inout` arrays before the call, laid out like outputs; may be empty
  Region expected; ///< the `out` and `inout` arrays as the reference leaves them
  std::vector<std::int64_t> referenceNs; ///< the reference's times on this instance
};

/// The bytes of a scalar of the given type.
std::uint64_t scalarBytes(ElementType type, const Scalar &value);

/// Offsets for the given scalar values; throws InputError when a length is negative or too large.
Layout makeLayout(const Task &task, const Size &size, const std::vector<std::uint64_t> &scalars);

/// The scalars of `size` in interface order, then the generator parameters; generated ones are 0.
std::vector<std::uint64_t> sizeScalars(const Task &task, const Size &size);

/// The generator's view of an instance: arrays point into `inputs` and `outputs`.
std::vector<accelscope_argument> argumentViews(const Task &task,
                                               const std::vector<std::string> &parameters,
                                               Layout &layout, std::byte *inputs,
                                               std::byte *outputs);

} // namespace accelscope::evaluator
