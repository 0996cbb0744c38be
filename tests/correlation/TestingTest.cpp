// Permutation tests, corrections for many tests, tests with failures.
#include "Simulate.h"
#include "analyzer/correlation/Correctness.h"
#include "analyzer/correlation/FixedEffects.h"
#include "analyzer/correlation/MultipleTesting.h"
#include "analyzer/correlation/Permutation.h"
#include "analyzer/correlation/WildBootstrap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace accelscope::correlation;

namespace {

PermutationGroup wholeGroup(const Panel &panel) {
  PermutationGroup group;
  group.panel = dropSingletons(panel, &group.rows);
  return group;
}

/// The statistic written out: shuffle residuals, demean again, correlate. Slow and obvious.
double slowP(const Panel &whole, int k, int permutations, uint64_t seed) {
  const PermutationGroup group = wholeGroup(whole);
  const Panel &panel = group.panel;
  Eigen::MatrixXd columns(panel.rows(), 2);
  columns << panel.y, panel.x.col(k);
  const Eigen::MatrixXd residual = demeanTwoWay(columns, panel.task, panel.author);
  const Eigen::VectorXd e = residual.col(0), x = residual.col(1);
  auto statistic = [&](const Eigen::VectorXd &v) {
    return std::fabs(x.dot(v)) / x.norm() / v.norm();
  };
  const double observed = statistic(e);
  const std::vector<int> starts = taskStarts(whole);
  int count = 0;
  for (int b = 0; b < permutations; ++b) {
    std::vector<int> order(whole.rows());
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
      CounterRandom random(seed, kPurposePermutation, uint64_t(b), t);
      random.shuffle(order.data() + starts[t], std::size_t(starts[t + 1] - starts[t]));
    }
    Eigen::VectorXd shuffled(panel.rows());
    Eigen::Index next = 0;
    for (int row : order) {
      const auto found = std::find(group.rows.begin(), group.rows.end(), row);
      if (found != group.rows.end())
        shuffled[next++] = e[found - group.rows.begin()];
    }
    count += statistic(demeanTwoWay(shuffled, panel.task, panel.author)) >= observed - 1e-12;
  }
  return (1.0 + count) / (permutations + 1.0);
}

double kolmogorovSmirnov(std::vector<double> p) {
  std::sort(p.begin(), p.end());
  double distance = 0;
  for (std::size_t i = 0; i < p.size(); ++i)
    distance = std::max(
        {distance, double(i + 1) / double(p.size()) - p[i], p[i] - double(i) / double(p.size())});
  return distance;
}

} // namespace

TEST(Permutation, EqualsTheWrittenOutStatistic) {
  simulation::Design design;
  design.tasks = 10;
  design.authors = 5;
  design.bundles = 2;
  design.effects = {0.7};
  const Panel panel = simulation::drawPanel(design, 3);
  const auto result = permutationTests(panel, {wholeGroup(panel)}, 199, 5, 3);
  for (int k : {0, 3, 6})
    EXPECT_DOUBLE_EQ(result[0][k].p, slowP(panel, k, 199, 5)) << k;
}

TEST(Permutation, PIsUniformUnderTheNullEvenWhenUsageFollowsSkill) {
  simulation::Design design;
  design.bundles = 1;
  design.bundleSize = 1;
  design.singles = 0;
  std::vector<double> p;
  for (uint64_t seed = 1; seed <= 500; ++seed) {
    const Panel panel = simulation::drawPanel(design, 5000 + seed);
    p.push_back(permutationTests(panel, {wholeGroup(panel)}, 199, seed, 0)[0][0].p);
  }
  // 1.95 / sqrt(n) is the upper 0.1 % point; 1/200 for the steps of p.
  EXPECT_LT(kolmogorovSmirnov(p), 1.95 / std::sqrt(500.0) + 1.0 / 200);
}

TEST(Permutation, FamilyWiseTestFindsAStrongEffectAndFewOthers) {
  simulation::Design design;
  design.bundleSize = 1;
  design.effects = {std::log(3)};
  int found = 0, setsWithFalse = 0;
  constexpr int repeats = 40;
  for (uint64_t seed = 1; seed <= repeats; ++seed) {
    const Panel panel = simulation::drawPanel(design, 300 + seed);
    const auto result = permutationTests(panel, {wholeGroup(panel)}, 999, seed, 0)[0];
    found += result[0].pMaxT <= 0.05;
    bool wrong = false;
    for (std::size_t k = 1; k < result.size(); ++k) {
      wrong |= result[k].pMaxT <= 0.05;
      ASSERT_GE(result[k].pMaxT, result[k].p);
    }
    setsWithFalse += wrong;
  }
  EXPECT_GE(found, 36);
  EXPECT_LE(setsWithFalse, 7); // nominal 2 of 40
}

TEST(Permutation, SameNumbersForAnyThreads) {
  const Panel panel = simulation::drawPanel(simulation::Design(), 8);
  const auto one = permutationTests(panel, {wholeGroup(panel)}, 499, 3, 1)[0];
  const auto many = permutationTests(panel, {wholeGroup(panel)}, 499, 3, 6)[0];
  for (std::size_t k = 0; k < one.size(); ++k) {
    EXPECT_EQ(one[k].p, many[k].p);
    EXPECT_EQ(one[k].pMaxT, many[k].pMaxT);
  }
}

TEST(Permutation, GroupsWithMissingRowsShareTheShuffles) {
  // Splitting the strategies into two groups over the same rows must change nothing.
  const Panel panel = simulation::drawPanel(simulation::Design(), 12);
  const auto together = permutationTests(panel, {wholeGroup(panel)}, 499, 3, 2)[0];
  PermutationGroup left = wholeGroup(panel), right = left;
  left.panel.x = Eigen::MatrixXd(left.panel.x.leftCols(20));
  right.panel.x = Eigen::MatrixXd(right.panel.x.rightCols(23));
  const auto apart = permutationTests(panel, {left, right}, 499, 3, 2);
  for (int k = 0; k < 43; ++k) {
    const PermutationResult &r = k < 20 ? apart[0][k] : apart[1][k - 20];
    EXPECT_EQ(together[k].p, r.p);
    EXPECT_EQ(together[k].pMaxT, r.pMaxT);
  }
}

TEST(WildBootstrap, EqualsEnumeratedRegressions) {
  simulation::Design design;
  design.tasks = 10;
  design.authors = 5;
  design.passShare = 1;
  design.bundles = 1;
  design.effects = {0.5};
  const Panel panel = dropSingletons(simulation::drawPanel(design, 4));
  ASSERT_EQ(countOf(panel.task), 10);
  const Eigen::VectorXd e = demeanTwoWay(panel.y, panel.task, panel.author);
  const FixedEffectsFit fit = fitFixedEffects(panel, 0);
  const double observed = std::fabs(fit.gamma / fit.standardError);
  int extreme = 0;
  for (int b = 0; b < 1024; ++b) {
    Panel drawn = panel;
    for (int i = 0; i < panel.rows(); ++i)
      drawn.y[i] = panel.y[i] - e[i] + ((b >> panel.task[i] & 1) ? e[i] : -e[i]);
    const FixedEffectsFit refit = fitFixedEffects(drawn, 0);
    extreme += std::fabs(refit.gamma / refit.standardError) >= observed * (1 - 1e-7);
  }
  EXPECT_GE(extreme, 2);
  EXPECT_DOUBLE_EQ(*wildClusterP(panel, 0, 99, 1), extreme / 1024.0);
}

TEST(WildBootstrap, HoldsItsLevelWithNineTasksAndHasPower) {
  simulation::Design design;
  design.tasks = 9;
  design.passShare = 1;
  design.bundles = 1;
  design.bundleSize = 1;
  design.singles = 0;
  int wrong = 0, found = 0;
  constexpr int repeats = 300;
  for (uint64_t seed = 1; seed <= repeats; ++seed) {
    design.effects = {};
    const auto null =
        wildClusterP(dropSingletons(simulation::drawPanel(design, 700 + seed)), 0, 199, seed);
    wrong += null && *null <= 0.05;
    design.effects = {2.5};
    const auto strong =
        wildClusterP(dropSingletons(simulation::drawPanel(design, 700 + seed)), 0, 199, seed);
    found += strong && *strong <= 0.05;
  }
  EXPECT_LE(wrong, 0.09 * repeats); // nominal 0.05, three standard errors 0.038
  EXPECT_GE(found, 0.8 * repeats);
}

TEST(MultipleTesting, ExampleOfTheOriginalPaper) {
  // Benjamini and Hochberg 1995, section 4.1: fifteen end points of a thrombolysis trial; at level
  // 0.05 the procedure rejects the four smallest, Bonferroni's three.
  const std::vector<double> p = {0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
                                 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000};
  const std::vector<double> q = benjaminiHochberg(p);
  EXPECT_EQ(std::count_if(q.begin(), q.end(), [](double v) { return v <= 0.05; }), 4);
  EXPECT_NEAR(q[3], 15 * 0.0095 / 4, 1e-12);
  EXPECT_NEAR(q[5], 0.0298 * 15 / 7, 1e-12); // the minimum over later ranks
  EXPECT_DOUBLE_EQ(q[14], 1);
  const std::vector<double> strict = benjaminiYekutieli(p);
  double harmonic = 0;
  for (int i = 1; i <= 15; ++i)
    harmonic += 1.0 / i;
  EXPECT_NEAR(strict[0], 0.0015 * harmonic, 1e-12);
  EXPECT_EQ(std::count_if(strict.begin(), strict.end(), [](double v) { return v <= 0.05; }), 3);
}

TEST(MultipleTesting, KeepsTheOrderOfTheInput) {
  const std::vector<double> q = benjaminiHochberg({0.04, 0.01, 0.03});
  EXPECT_NEAR(q[0], 0.04, 1e-12);
  EXPECT_NEAR(q[1], 0.03, 1e-12);
  EXPECT_NEAR(q[2], 0.04, 1e-12);
  EXPECT_TRUE(benjaminiHochberg({}).empty());
}

TEST(Correctness, RankTestByHand) {
  // One task: users at 4 and 3, non-users at 2 and a failure. Ranks 4, 3 | 2, 1.
  const auto test =
      rankTest({{0, true, true, 4}, {0, true, true, 3}, {0, false, true, 2}, {0, false, false, 0}});
  ASSERT_TRUE(test);
  // Rank sum 7, mean 5; variance 2*2/(4*3) * 5 = 5/3.
  EXPECT_NEAR(test->z, 2 / std::sqrt(5.0 / 3), 1e-12);
  EXPECT_FALSE(rankTest({{0, true, true, 1}, {0, true, true, 2}}));
  EXPECT_FALSE(rankTest({{0, true, false, 0}, {0, false, false, 0}}));
}

TEST(Correctness, MantelHaenszelByHand) {
  // Task 0: users 3 pass 1 fail, others 1 pass 3 fail; task 1: users 2/1, others 1/2.
  std::vector<Attempt> attempts;
  auto add = [&](int task, bool user, bool passed, int n) {
    for (int i = 0; i < n; ++i)
      attempts.push_back({task, user, passed, 1});
  };
  add(0, true, true, 3), add(0, true, false, 1), add(0, false, true, 1), add(0, false, false, 3);
  add(1, true, true, 2), add(1, true, false, 1), add(1, false, true, 1), add(1, false, false, 2);
  const auto odds = passOdds(attempts);
  ASSERT_TRUE(odds);
  const double ratio = (9.0 / 8 + 4.0 / 6) / (1.0 / 8 + 1.0 / 6);
  EXPECT_NEAR(odds->ratio, ratio, 1e-12);
  // Excess 1 + 0.5; variance 16*16/(64*7) + 81/(36*5).
  const double chi = (1.5 - 0.5) / std::sqrt(4.0 / 7 + 9.0 / 20);
  EXPECT_NEAR(odds->p, std::erfc(chi / std::sqrt(2.0)), 1e-12);
  EXPECT_LT(odds->low, 1);
  EXPECT_GT(odds->high, ratio);
}
