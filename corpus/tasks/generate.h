// What an input generator implements.
//
// The evaluator allocates every array of the task's interface, sets the scalars from the chosen
// size, and calls the generator; keys of the size that are no interface argument follow the
// interface's arguments as scalars of type int64 (whole numbers) or float64.
#pragma once

#include <cstdint>

/// One argument of the task's interface: scalars have length 1.
struct accelscope_argument {
  const char *name;
  void *data;
  int64_t length; ///< in elements
};

/// Fills every `in` and `inout` array, given all scalars; `seed` decides every random choice.
extern "C" void generate_inputs(const accelscope_argument *arguments, int count, uint64_t seed);

/// Optional: fills the scalars marked `generated: true`, before any length is evaluated.
extern "C" void generate_scalars(const accelscope_argument *arguments, int count, uint64_t seed);
