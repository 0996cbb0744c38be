#include "evaluator/Expression.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace accelscope::evaluator {

struct Expression::Node {
  char operation; // '#' constant, 'n' name, '~' negation, else the operator itself
  std::int64_t value = 0;
  std::string name;
  std::shared_ptr<const Node> left, right;
};

namespace {

using Node = Expression::Node;
using NodePointer = std::shared_ptr<const Node>;

NodePointer makeNode(char operation, std::int64_t value = 0, std::string name = {},
                     NodePointer left = {}, NodePointer right = {}) {
  return std::make_shared<const Node>(
      Node{operation, value, std::move(name), std::move(left), std::move(right)});
}

class Parser {
public:
  Parser(const std::string &text, std::vector<std::string> &names) : text_(text), names_(names) {}

  NodePointer parse() {
    NodePointer node = sum();
    skipSpace();
    if (position_ != text_.size())
      fail("unexpected '" + text_.substr(position_, 1) + "'");
    return node;
  }

private:
  static constexpr int kMaxDepth = 200;

  [[noreturn]] void fail(const std::string &what) const {
    throw std::invalid_argument("bad expression '" + text_ + "': " + what + " at column " +
                                std::to_string(position_ + 1));
  }

  void skipSpace() {
    while (position_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[position_])))
      ++position_;
  }

  bool accept(char c) {
    skipSpace();
    if (position_ >= text_.size() || text_[position_] != c)
      return false;
    ++position_;
    return true;
  }

  NodePointer sum() {
    NodePointer left = product();
    while (true) {
      if (accept('+'))
        left = makeNode('+', 0, {}, left, product());
      else if (accept('-'))
        left = makeNode('-', 0, {}, left, product());
      else
        return left;
    }
  }

  NodePointer product() {
    NodePointer left = factor();
    while (true) {
      if (accept('*'))
        left = makeNode('*', 0, {}, left, factor());
      else if (accept('/'))
        left = makeNode('/', 0, {}, left, factor());
      else
        return left;
    }
  }

  NodePointer factor() {
    if (++depth_ > kMaxDepth)
      fail("nested too deeply");
    NodePointer node = primary();
    --depth_;
    return node;
  }

  NodePointer primary() {
    if (accept('-'))
      return makeNode('~', 0, {}, factor());
    if (accept('(')) {
      NodePointer inner = sum();
      if (!accept(')'))
        fail("missing ')'");
      return inner;
    }
    skipSpace();
    if (position_ >= text_.size())
      fail("something is missing");
    const std::size_t begin = position_;
    const unsigned char first = static_cast<unsigned char>(text_[position_]);
    if (std::isdigit(first)) {
      std::int64_t value = 0;
      for (; position_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[position_]));
           ++position_)
        if (__builtin_mul_overflow(value, 10, &value) ||
            __builtin_add_overflow(value, text_[position_] - '0', &value))
          fail("number too large");
      if (position_ < text_.size() &&
          (std::isalpha(static_cast<unsigned char>(text_[position_])) || text_[position_] == '.'))
        fail("only whole numbers are allowed");
      return makeNode('#', value);
    }
    if (!std::isalpha(first) && first != '_')
      fail("unexpected '" + text_.substr(position_, 1) + "'");
    while (position_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[position_])) || text_[position_] == '_'))
      ++position_;
    std::string name = text_.substr(begin, position_ - begin);
    if (std::find(names_.begin(), names_.end(), name) == names_.end())
      names_.push_back(name);
    return makeNode('n', 0, std::move(name));
  }

  const std::string &text_;
  std::vector<std::string> &names_;
  std::size_t position_ = 0;
  int depth_ = 0;
};

std::int64_t
evaluateNode(const Node &node,
             const std::function<std::optional<std::int64_t>(const std::string &)> &scalar) {
  switch (node.operation) {
  case '#':
    return node.value;
  case 'n':
    if (auto value = scalar(node.name))
      return *value;
    throw std::domain_error("'" + node.name + "' is no integer scalar");
  case '~':
    return evaluateNode(*makeNode('-', 0, {}, makeNode('#', 0), node.left), scalar);
  default:
    break;
  }
  const std::int64_t left = evaluateNode(*node.left, scalar);
  const std::int64_t right = evaluateNode(*node.right, scalar);
  std::int64_t result = 0;
  bool overflow = false;
  switch (node.operation) {
  case '+':
    overflow = __builtin_add_overflow(left, right, &result);
    break;
  case '-':
    overflow = __builtin_sub_overflow(left, right, &result);
    break;
  case '*':
    overflow = __builtin_mul_overflow(left, right, &result);
    break;
  default:
    if (right == 0)
      throw std::domain_error("division by zero");
    overflow = left == INT64_MIN && right == -1;
    if (!overflow)
      result = left / right;
  }
  if (overflow)
    throw std::domain_error("the value does not fit in 64 bits");
  return result;
}

} // namespace

Expression::Expression() : text_("1"), root_(makeNode('#', 1)) {}

Expression Expression::parse(const std::string &text) {
  Expression result;
  result.text_ = text;
  result.root_ = Parser(text, result.names_).parse();
  return result;
}

std::int64_t Expression::evaluate(
    const std::function<std::optional<std::int64_t>(const std::string &)> &scalar) const {
  return evaluateNode(*root_, scalar);
}

} // namespace accelscope::evaluator
