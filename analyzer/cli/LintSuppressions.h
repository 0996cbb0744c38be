// Comments that silence lint findings.
#pragma once

#include <string>
#include <vector>

namespace accelscope::cli {

/// The suppressions that a source's comments state. Understood are clang-tidy's forms
/// `NOLINT`, `NOLINT(list)`, `NOLINTNEXTLINE(list)`, `NOLINTBEGIN(list)` ... `NOLINTEND(list)` with
/// `accelscope-<rule>` (or a pattern with `*`) in the list, and `accelscope: ignore <rule>[,
/// <rule>]` for its own line or, when the comment stands alone, for the next line of code. Text in
/// string literals is no comment.
class Suppressions {
public:
  explicit Suppressions(const std::string &source);
  bool silences(const std::string &rule, unsigned line) const;

private:
  struct Entry {
    unsigned first, last;              ///< lines, both included
    std::vector<std::string> patterns; ///< of rule ids, with `*`; prefix already taken off
  };
  std::vector<Entry> entries;
};

} // namespace accelscope::cli
