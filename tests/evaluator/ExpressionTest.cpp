#include "evaluator/Expression.h"

#include <gtest/gtest.h>

#include <map>

namespace accelscope::evaluator {
namespace {

std::int64_t value(const std::string &text) {
  static const std::map<std::string, std::int64_t> scalars = {
      {"n", 10}, {"V", 7}, {"rows", 3}, {"big", INT64_MAX}};
  return Expression::parse(text).evaluate([](const std::string &name) {
    const auto found = scalars.find(name);
    return found == scalars.end() ? std::nullopt : std::optional(found->second);
  });
}

TEST(Expression, Evaluates) {
  EXPECT_EQ(value("42"), 42);
  EXPECT_EQ(value("n"), 10);
  EXPECT_EQ(value("V + 1"), 8);
  EXPECT_EQ(value("n*rows+V"), 37);
  EXPECT_EQ(value("n*(rows+V)"), 100);
  EXPECT_EQ(value("n - 3 - 2"), 5);
  EXPECT_EQ(value("n / 3 / 2"), 1);
  EXPECT_EQ(value("(n + 3) / 4"), 3);
  EXPECT_EQ(value("(3*n-2)*(3*n-2)*(3*n-2)"), 28 * 28 * 28);
  EXPECT_EQ(value("-n + 20"), 10);
  EXPECT_EQ(value("- -n"), 10);
  EXPECT_EQ(value("2*-3"), -6);
  EXPECT_EQ(value("  ( ( n ) )  "), 10);
}

TEST(Expression, NamesInOrder) {
  EXPECT_EQ(Expression::parse("b*a + b + c2").names(), (std::vector<std::string>{"b", "a", "c2"}));
  EXPECT_TRUE(Expression().names().empty());
}

TEST(Expression, RefusesBadText) {
  for (const char *text : {"", " ", "n +", "+ n", "(n", "n)", "n n", "2n", "1.5", "n ** 2", "n % 2",
                           "f(n)", "n; m", "99999999999999999999", "n[0]"})
    EXPECT_THROW(Expression::parse(text), std::invalid_argument) << text;
  EXPECT_THROW(Expression::parse(std::string(100000, '(')), std::invalid_argument);
}

TEST(Expression, RefusesBadValues) {
  EXPECT_THROW(value("unknown"), std::domain_error);
  EXPECT_THROW(value("n / (V - 7)"), std::domain_error);
  EXPECT_THROW(value("big + 1"), std::domain_error);
  EXPECT_THROW(value("big * 2"), std::domain_error);
  EXPECT_THROW(value("(0 - big - 1) / (0 - 1)"), std::domain_error);
  EXPECT_EQ(value("big"), INT64_MAX);
}

} // namespace
} // namespace accelscope::evaluator
