#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// An integer expression over named scalars: decimal numbers, names, `+ - * /` (division rounds
/// towards zero), unary minus and parentheses. Evaluation is in 64 bits and refuses overflow.
class Expression {
public:
  /// The constant 1: the length of a scalar.
  Expression();

  /// Parses `text`; throws std::invalid_argument with a sentence that names the offending part.
  static Expression parse(const std::string &text);

  /// The value with each name looked up in `scalar`; throws std::domain_error when a name is
  /// unknown, on a division by zero, or on overflow.
  std::int64_t
  evaluate(const std::function<std::optional<std::int64_t>(const std::string &)> &scalar) const;

  /// Every name that occurs, in order of first appearance.
  const std::vector<std::string> &names() const { return names_; }
  const std::string &text() const { return text_; }

  struct Node;

private:
  std::string text_;
  std::vector<std::string> names_;
  std::shared_ptr<const Node> root_;
};

} // namespace accelscope::evaluator
