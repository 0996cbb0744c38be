#include "analyzer/correlation/Distributions.h"
#include "analyzer/correlation/Random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

using namespace accelscope::correlation;

TEST(Distributions, NormalQuantileTable) {
  EXPECT_NEAR(normalQuantile(0.975), 1.959963984540054, 1e-12);
  EXPECT_NEAR(normalQuantile(0.5), 0, 1e-14);
  EXPECT_NEAR(normalQuantile(1e-10), -6.361340902404056, 1e-9);
  EXPECT_NEAR(normalQuantile(0.9999), 3.719016485455709, 1e-11);
  for (double p : {1e-8, 0.001, 0.02, 0.3, 0.7, 0.99})
    EXPECT_NEAR(normalCdf(normalQuantile(p)), p, 1e-13);
}

TEST(Distributions, StudentQuantileTable) {
  // Any table of Student's t, upper 2.5 % and 0.5 % points.
  EXPECT_NEAR(tQuantile(0.975, 1), 12.7062, 5e-5);
  EXPECT_NEAR(tQuantile(0.975, 2), 4.30265, 5e-6);
  EXPECT_NEAR(tQuantile(0.975, 5), 2.57058, 5e-6);
  EXPECT_NEAR(tQuantile(0.975, 10), 2.22814, 5e-6);
  EXPECT_NEAR(tQuantile(0.975, 30), 2.04227, 5e-6);
  EXPECT_NEAR(tQuantile(0.995, 7), 3.49948, 5e-6);
  EXPECT_NEAR(tQuantile(0.975, 1e6), 1.959966, 5e-6);
  EXPECT_NEAR(tQuantile(0.025, 10), -2.22814, 5e-6);
  // With one degree of freedom the distribution is Cauchy's, with two it is algebraic.
  EXPECT_NEAR(tCdf(1, 1), 0.75, 1e-12);
  EXPECT_NEAR(tCdf(2, 2), 0.5 + 2 / (2 * std::sqrt(6.0)), 1e-12);
  // Between integers: monotone in the degrees of freedom.
  EXPECT_LT(tQuantile(0.975, 4.5), tQuantile(0.975, 4));
  EXPECT_GT(tQuantile(0.975, 4.5), tQuantile(0.975, 5));
}

TEST(Distributions, SortedQuantileInterpolates) {
  EXPECT_DOUBLE_EQ(sortedQuantile({1, 2, 3, 4}, 0.5), 2.5);
  EXPECT_DOUBLE_EQ(sortedQuantile({1, 2, 3, 4}, 0), 1);
  EXPECT_DOUBLE_EQ(sortedQuantile({1, 2, 3, 4}, 1), 4);
  EXPECT_DOUBLE_EQ(sortedQuantile({7}, 0.3), 7);
}

TEST(Random, IsAFunctionOfItsKeys) {
  CounterRandom a(1, 2, 3, 4), b(1, 2, 3, 4), c(1, 2, 3, 5), d(2, 2, 3, 4);
  EXPECT_EQ(a.next(), b.next());
  EXPECT_NE(b.next(), c.next());
  EXPECT_NE(c.next(), d.next());
}

TEST(Random, BelowIsUniform) {
  CounterRandom random(5);
  std::array<int, 7> count{};
  constexpr int draws = 70000;
  for (int i = 0; i < draws; ++i)
    ++count[random.below(7)];
  double chi = 0;
  for (int n : count)
    chi += std::pow(n - draws / 7.0, 2) / (draws / 7.0);
  EXPECT_LT(chi, 22.46); // chi-squared, 6 degrees of freedom, upper 0.1 %
}

TEST(Random, ShuffleReachesEveryOrderEqually) {
  std::array<int, 64> seen{};
  constexpr int draws = 24000;
  for (int i = 0; i < draws; ++i) {
    CounterRandom random(9, 1, uint64_t(i));
    std::array<int, 4> order{0, 1, 2, 3};
    random.shuffle(order.data(), order.size());
    ++seen[order[0] * 16 + order[1] * 4 + order[2]];
  }
  double chi = 0;
  int orders = 0;
  for (int n : seen)
    if (n) {
      ++orders;
      chi += std::pow(n - draws / 24.0, 2) / (draws / 24.0);
    }
  EXPECT_EQ(orders, 24);
  EXPECT_LT(chi, 49.7); // 23 degrees of freedom, upper 0.1 %
}
