#pragma once

#include <string>
#include <utility>
#include <vector>

namespace accelscope::frontend {

/// A place where Clang refuses what nvcc takes, and where a word of the same length makes it parse:
/// lines and columns stay as they are.
struct Repair {
  enum Kind {
    /// `__shared__ alignas(N) T x;`
    AlignasAfterAttribute,
    /// `__shared__ T x;` of a type with a constructor
    SharedWithConstructor
  } kind;
  /// Absolute path and byte offset that the diagnostic points at.
  std::string file;
  unsigned offset = 0;
};

/// Applies `repairs` to the files' texts (taken from `overrides` where a file stands there, else
/// from disk) and stores the changed texts in `overrides`. Returns how many could be applied.
unsigned applyRepairs(const std::vector<Repair> &repairs,
                      std::vector<std::pair<std::string, std::string>> &overrides);

} // namespace accelscope::frontend
