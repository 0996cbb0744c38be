#pragma once

#include <set>
#include <string>

namespace accelscope::frontend {

/// What a parse depends on beside its options and the source's own text. Built-in headers belong to
/// the program and are not listed.
struct Dependencies {
  /// Files on disk that were read, as Clang looked them up.
  std::set<std::string> read;
  /// Paths that were looked up and did not exist: a file created there could change the parse.
  std::set<std::string> absent;
  /// `Preamble::id` of the preambles that were used.
  std::set<std::string> preambles;

  void add(const Dependencies &other) {
    read.insert(other.read.begin(), other.read.end());
    absent.insert(other.absent.begin(), other.absent.end());
    preambles.insert(other.preambles.begin(), other.preambles.end());
  }
};

} // namespace accelscope::frontend
