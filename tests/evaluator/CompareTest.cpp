#include "evaluator/Compare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace accelscope::evaluator {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool near(double got, double expected, double atol, double rtol) {
  return compareNumeric(ElementType::Float64, &got, &expected, 1, {atol, rtol}).wrong == 0;
}

TEST(Compare, ToleranceIsInclusiveAndRelativeToTheExpectation) {
  EXPECT_TRUE(near(1.5, 1.0, 0.5, 0));
  EXPECT_FALSE(near(std::nextafter(1.5, 2), 1.0, 0.5, 0));
  EXPECT_TRUE(near(100, 80, 0, 0.25));
  EXPECT_FALSE(near(80, 100, 0, 0.19));
  EXPECT_TRUE(near(-1, -1, 0, 0));
  EXPECT_FALSE(near(1e-300, 0, 0, 1));
}

TEST(Compare, NanOnlyWhereExpected) {
  EXPECT_FALSE(near(kNan, 1, 1e9, 1e9));
  EXPECT_FALSE(near(1, kNan, 1e9, 1e9));
  EXPECT_TRUE(near(kNan, kNan, 0, 0));
}

TEST(Compare, InfinityOnlyWhereExpected) {
  EXPECT_TRUE(near(kInfinity, kInfinity, 0, 0));
  EXPECT_FALSE(near(kInfinity, -kInfinity, 1, 1));
  EXPECT_FALSE(near(kInfinity, 1, 1e300, 1));
  EXPECT_FALSE(near(1, kInfinity, 0, 1e-6));
  EXPECT_FALSE(near(-kInfinity, kInfinity, 0, 0.5));
}

TEST(Compare, SignedZerosAreEqual) {
  const float got = -0.0f, expected = 0.0f;
  EXPECT_EQ(compareExact(ElementType::Float32, &got, &expected, 1).wrong, 0);
}

TEST(Compare, ExactSeesTheLastBit) {
  const float expected = 1.0f, got = std::nextafter(1.0f, 2.0f);
  EXPECT_EQ(compareExact(ElementType::Float32, &got, &expected, 1).wrong, 1);
  const std::int64_t large = (std::int64_t{1} << 62) + 1, other = large - 1;
  EXPECT_EQ(compareExact(ElementType::Int64, &large, &other, 1).wrong, 1);
  // Beyond 2^53 doubles would call these equal.
  EXPECT_EQ(compareNumeric(ElementType::Int64, &large, &other, 1, {0, 0}).wrong, 1);
}

TEST(Compare, IntegersDoNotOverflow) {
  const std::int64_t low = INT64_MIN, high = INT64_MAX;
  EXPECT_EQ(compareNumeric(ElementType::Int64, &low, &high, 1, {10, 0}).wrong, 1);
  const std::uint8_t zero = 0, most = 255;
  EXPECT_EQ(compareNumeric(ElementType::UInt8, &zero, &most, 1, {1, 0}).wrong, 1);
  EXPECT_EQ(compareNumeric(ElementType::UInt8, &zero, &most, 1, {255, 0}).wrong, 0);
  const std::uint64_t huge = UINT64_MAX, none = 0;
  EXPECT_EQ(compareNumeric(ElementType::UInt64, &huge, &none, 1, {1e10, 0}).wrong, 1);
}

TEST(Compare, ReportsCountFirstAndWorst) {
  const std::vector<float> expected = {1, 2, 3, 4}, got = {1, 2.5f, 3, 7};
  const Difference d =
      compareNumeric(ElementType::Float32, got.data(), expected.data(), 4, {0.1, 0});
  EXPECT_EQ(d.wrong, 2);
  EXPECT_EQ(d.first, 1);
  EXPECT_EQ(d.got, 2.5);
  EXPECT_EQ(d.expected, 2);
  EXPECT_EQ(d.worst, 3);
  EXPECT_EQ(describe("y", d), "`y`: 2 of 4 elements wrong, the first at [1]: 2.5 instead of 2");
}

TEST(Compare, EmptyIsRight) {
  EXPECT_EQ(compareNumeric(ElementType::Float32, nullptr, nullptr, 0, {0, 0}).wrong, 0);
}

TEST(Compare, DigestSeesEveryByte) {
  std::vector<unsigned char> bytes(100, 7);
  const std::uint64_t before = digest(bytes.data(), bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] ^= 1;
    EXPECT_NE(digest(bytes.data(), bytes.size()), before) << i;
    bytes[i] ^= 1;
  }
  EXPECT_EQ(digest(bytes.data(), bytes.size()), before);
  EXPECT_NE(digest(bytes.data(), 99), before);
}

} // namespace
} // namespace accelscope::evaluator
