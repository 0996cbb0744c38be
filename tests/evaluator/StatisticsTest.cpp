#include "evaluator/Statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace accelscope::evaluator {
namespace {

TEST(Statistics, Median) {
  EXPECT_EQ(median({}), std::nullopt);
  EXPECT_EQ(median({3}), 3);
  EXPECT_EQ(median({9, 1, 5}), 5);
  EXPECT_EQ(median({4, 1, 3, 2}), 2.5);
}

TEST(Statistics, MedianRanksMatchTheExactTable) {
  const std::vector<std::tuple<std::size_t, std::size_t, std::size_t>> table = {
      {6, 1, 6},   {7, 1, 7},   {9, 2, 8},    {11, 2, 10},
      {15, 4, 12}, {21, 6, 16}, {31, 10, 22}, {51, 19, 33}};
  for (const auto &[n, low, high] : table)
    EXPECT_EQ(medianRanks(n), std::pair(low, high)) << n;
  for (std::size_t n = 0; n < 6; ++n)
    EXPECT_EQ(medianRanks(n), std::nullopt) << n;
}

TEST(Statistics, MedianRanksHaveTheirCoverage) {
  // Directly from the binomial coefficients: coverage reached, and not by one rank less.
  for (std::size_t n = 6; n <= 60; ++n) {
    const auto ranks = medianRanks(n);
    ASSERT_TRUE(ranks);
    auto coverage = [&](std::size_t low) {
      double sum = 0, term = 1;
      for (std::size_t i = 0; i <= n; ++i) {
        if (i >= low && i <= n - low)
          sum += term;
        term = term * static_cast<double>(n - i) / static_cast<double>(i + 1);
      }
      return sum / std::pow(2.0, static_cast<double>(n));
    };
    EXPECT_GE(coverage(ranks->first), 0.95) << n;
    EXPECT_LT(coverage(ranks->first + 1), 0.95) << n;
    EXPECT_EQ(ranks->second, n + 1 - ranks->first);
  }
}

TEST(Statistics, IntervalCoversTheTrueMedianAsOftenAsItSays) {
  std::mt19937_64 random(7);
  std::exponential_distribution<double> skewed(1.0);
  int covered = 0;
  constexpr int kRounds = 4000;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> samples(11);
    std::generate(samples.begin(), samples.end(), [&] { return skewed(random); });
    const auto interval = medianInterval(samples);
    covered += interval->first <= std::log(2.0) && std::log(2.0) <= interval->second;
  }
  EXPECT_NEAR(covered / double(kRounds), 0.988, 0.008);
}

TEST(Statistics, RatioInterval) {
  const std::vector<double> reference = {100, 101, 102, 103, 104, 105, 106};
  const std::vector<double> time = {10, 10, 10, 11, 12, 12, 12};
  const auto interval = ratioInterval(reference, time);
  ASSERT_TRUE(interval);
  EXPECT_DOUBLE_EQ(interval->first, 100.0 / 12);
  EXPECT_DOUBLE_EQ(interval->second, 106.0 / 10);
  EXPECT_EQ(ratioInterval(reference, {1, 2, 3}), std::nullopt);
  EXPECT_EQ(ratioInterval({}, time), std::nullopt);
  const auto few = ratioInterval({100, 120, 90}, time);
  ASSERT_TRUE(few);
  EXPECT_DOUBLE_EQ(few->first, 90.0 / 12);
  EXPECT_DOUBLE_EQ(few->second, 12.0);
}

} // namespace
} // namespace accelscope::evaluator
