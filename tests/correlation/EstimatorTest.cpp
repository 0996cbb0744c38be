// Estimators against dense algebra, hand-computed numbers and simulated truths.
#include "Simulate.h"
#include "analyzer/correlation/Bootstrap.h"
#include "analyzer/correlation/Distributions.h"
#include "analyzer/correlation/FixedEffects.h"
#include "analyzer/correlation/Lift.h"
#include "analyzer/correlation/TaskMoments.h"

#include <Eigen/QR>
#include <gtest/gtest.h>

#include <cmath>

using namespace accelscope::correlation;

namespace {

/// Least squares on explicit dummies; returns the coefficient of the last column.
double denseEstimate(const Panel &panel, int k, bool authors) {
  const int tasks = countOf(panel.task), people = authors ? countOf(panel.author) : 1;
  Eigen::MatrixXd z = Eigen::MatrixXd::Zero(panel.rows(), tasks + people - 1 + 1);
  for (int i = 0; i < panel.rows(); ++i) {
    z(i, panel.task[i]) = 1;
    if (authors && panel.author[i] > 0)
      z(i, tasks + panel.author[i] - 1) = 1;
    z(i, z.cols() - 1) = panel.x(i, k);
  }
  const Eigen::VectorXd solution = z.completeOrthogonalDecomposition().solve(panel.y);
  return solution[solution.size() - 1];
}

simulation::Design small(int tasks) {
  simulation::Design design;
  design.tasks = tasks;
  design.authors = 6;
  design.bundles = 2;
  design.effects = {0.4};
  return design;
}

Panel handPanel() {
  Panel panel;
  panel.task = {0, 0, 0, 1, 1, 2, 2};
  panel.author = {0, 1, 2, 0, 1, 0, 2};
  panel.y.resize(7);
  panel.y << 3, 1, 2, 5, 4, 7, 7;
  panel.x.resize(7, 1);
  panel.x << 1, 0, 0, 1, 0, 1, 1;
  return panel;
}

} // namespace

TEST(FixedEffects, EqualsDenseLeastSquares) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const Panel panel = dropSingletons(simulation::drawPanel(small(9), seed));
    for (int k = 0; k < panel.x.cols(); ++k) {
      const FixedEffectsFit fit = fitFixedEffects(panel, k);
      if (fit.identified)
        EXPECT_NEAR(fit.gamma, denseEstimate(panel, k, true), 1e-9) << seed << " " << k;
    }
  }
}

TEST(FixedEffects, WithOneAuthorEqualsWithinTaskContrast) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    Panel panel = dropSingletons(simulation::drawPanel(small(9), seed));
    std::fill(panel.author.begin(), panel.author.end(), 0);
    for (int k = 0; k < panel.x.cols(); ++k) {
      const WithinTask within = withinTaskContrast(panel, k);
      if (within.tasks == 0)
        continue;
      EXPECT_NEAR(fitFixedEffects(panel, k).gamma, within.delta, 1e-9);
      EXPECT_NEAR(within.delta, denseEstimate(panel, k, false), 1e-9);
    }
  }
}

TEST(FixedEffects, ClusterRobustErrorByHand) {
  // Two authors, three tasks with both; x = 1 for author 0 in tasks 0 and 1, for author 1 in 2.
  Panel panel;
  panel.task = {0, 0, 1, 1, 2, 2};
  panel.author = {0, 1, 0, 1, 0, 1};
  panel.y.resize(6);
  panel.y << 2, 1, 4, 1, 1, 3;
  panel.x.resize(6, 1);
  panel.x << 1, 0, 1, 0, 0, 1;
  // Differences author 0 - author 1: y 1, 3, -2; x 1, 1, -1. Slope of dy on dx with intercept:
  // mean dy 2/3, mean dx 1/3, Sxy = 1 + 3 + 2 - 3 * 2/9 = 16/3, Sxx = 3 - 1/3 = 8/3, gamma = 2.
  const FixedEffectsFit fit = fitFixedEffects(panel, 0);
  ASSERT_TRUE(fit.identified);
  EXPECT_NEAR(fit.gamma, 2, 1e-9);
  // x~ = +-(dx - 1/3)/2: 1/3, 1/3, -2/3; e = +-(dy - 2/3 - 2 (dx - 1/3))/2: -1/2, 1/2, 0.
  // a_t = 2 x~^2 = 2/9, 2/9, 8/9; scores 2 x~ e = -1/3, 1/3, 0; x~'x~ = 4/3.
  const double factor = 3.0 / 2 * 5.0 / (6 - 3);
  EXPECT_NEAR(fit.standardError, std::sqrt(factor * 2.0 / 9) / (4.0 / 3), 1e-9);
  EXPECT_NEAR(fit.effectiveTasks, (16.0 / 9) / (4.0 / 81 + 4.0 / 81 + 64.0 / 81), 1e-9);
  EXPECT_NEAR(fit.largestShare, 2.0 / 3, 1e-9);
  // x itself varies by 1.5 around its mean 1/2.
  EXPECT_NEAR(fit.explained, 1 - (4.0 / 3) / 1.5, 1e-9);
}

TEST(FixedEffects, ConstantOrAuthorBoundUsageIsNotIdentified) {
  Panel panel = dropSingletons(simulation::drawPanel(small(9), 3));
  for (int i = 0; i < panel.rows(); ++i)
    panel.x(i, 0) = panel.author[i] < 3;
  EXPECT_FALSE(fitFixedEffects(panel, 0).identified);
  panel.x.col(0).setOnes();
  EXPECT_FALSE(fitFixedEffects(panel, 0).identified);
}

TEST(Lift, ByHand) {
  const Panel panel = handPanel();
  const Lift lift = legacyLift(panel, 0);
  // Task 0: 3 - 1.5; task 1: 5 - 4; task 2 has users only.
  EXPECT_EQ(lift.tasks, 2);
  EXPECT_EQ(lift.pairedN, 2);
  EXPECT_DOUBLE_EQ(lift.logLift, 1.25);
  // Weights 2/3 and 1/2: (1 + 0.5) / (7/6) = 9/7.
  const WithinTask within = withinTaskContrast(panel, 0);
  EXPECT_NEAR(within.delta, 9.0 / 7, 1e-12);
  const double spread = std::pow(2.0 / 3 * (1.5 - 9.0 / 7), 2) + std::pow(0.5 * (1 - 9.0 / 7), 2);
  EXPECT_NEAR(within.standardError, std::sqrt(2 * spread) / (7.0 / 6), 1e-12);
}

TEST(Lift, IsFooledByAuthorsWhereFixedEffectsAreNot) {
  simulation::Design design;
  design.effects = {std::log(1.5)};
  double lift = 0, gamma = 0;
  constexpr int repeats = 60;
  for (uint64_t seed = 1; seed <= repeats; ++seed) {
    const Panel panel = simulation::drawPanel(design, seed);
    lift += legacyLift(panel, 0).logLift / repeats;
    gamma += fitFixedEffects(dropSingletons(panel), 0).gamma / repeats;
  }
  EXPECT_GT(std::exp(lift), 1.9);
  EXPECT_GT(std::exp(gamma), 1.40);
  EXPECT_LT(std::exp(gamma), 1.60);
}

TEST(TaskMoments, EqualRepeatedRows) {
  const Panel panel = dropSingletons(simulation::drawPanel(small(8), 5));
  const TaskMoments moments(panel);
  const std::vector<double> weights = drawTasks(moments.tasks(), 7, 1, 0);
  std::vector<int> rows, tasks;
  const std::vector<int> starts = taskStarts(panel);
  int copy = 0;
  for (int t = 0; t < moments.tasks(); ++t)
    for (int c = 0; c < int(weights[t]); ++c, ++copy)
      for (int i = starts[t]; i < starts[t + 1]; ++i) {
        rows.push_back(i);
        tasks.push_back(copy);
      }
  Panel resampled = selectRows(panel, rows);
  resampled.task = tasks;
  resampled = dropSingletons(resampled);
  const auto solution = moments.solve(weights);
  int compared = 0;
  for (int k = 0; k < panel.x.cols(); ++k) {
    const FixedEffectsFit fit = fitFixedEffects(resampled, k);
    ASSERT_EQ(bool(solution.identified[k]), fit.identified);
    if (fit.identified) {
      EXPECT_NEAR(solution.gamma[k], fit.gamma, 1e-8);
      ++compared;
    }
  }
  EXPECT_GT(compared, 3);
}

TEST(Bootstrap, CoversTheTruth) {
  simulation::Design design;
  design.bundles = 1;
  design.bundleSize = 1;
  design.singles = 0;
  design.effects = {std::log(1.5)};
  int covered = 0;
  constexpr int repeats = 200;
  for (uint64_t seed = 1; seed <= repeats; ++seed) {
    const Panel panel = dropSingletons(simulation::drawPanel(design, 1000 + seed));
    const auto result = bootstrapEffects(TaskMoments(panel), 400, seed, 0);
    ASSERT_TRUE(result[0].available);
    covered += result[0].percentile.low <= design.effects[0] &&
               design.effects[0] <= result[0].percentile.high;
  }
  // Nominal .95, simulated about .93; three standard errors of 200 trials are .05.
  EXPECT_GE(covered, 0.88 * repeats);
  EXPECT_LE(covered, 0.99 * repeats);
}

TEST(Bootstrap, SameNumbersForAnyThreads) {
  const TaskMoments moments(dropSingletons(simulation::drawPanel(simulation::Design(), 4)));
  const auto one = bootstrapEffects(moments, 300, 11, 1),
             many = bootstrapEffects(moments, 300, 11, 5);
  for (std::size_t k = 0; k < one.size(); ++k) {
    EXPECT_EQ(one[k].percentile.low, many[k].percentile.low);
    EXPECT_EQ(one[k].bca.high, many[k].bca.high);
    EXPECT_EQ(one[k].redraws, many[k].redraws);
  }
  const auto other = bootstrapEffects(moments, 300, 12, 1);
  EXPECT_NE(one[0].percentile.low, other[0].percentile.low);
}

TEST(Bootstrap, RareUsageIsRedrawnAndThenRefused) {
  // One task alone compares users with non-users: a third of all resamples misses it.
  Panel panel = dropSingletons(simulation::drawPanel(small(9), 2));
  panel.x = Eigen::MatrixXd::Zero(panel.rows(), 1);
  panel.x(0, 0) = 1;
  const auto result = bootstrapEffects(TaskMoments(panel), 500, 1, 2);
  EXPECT_GT(result[0].redraws, 150);
  EXPECT_FALSE(result[0].available);
  EXPECT_TRUE(std::isnan(result[0].withoutTask[0]));
}

TEST(Bootstrap, BcaOfSymmetricReplicatesIsThePercentileInterval) {
  std::vector<double> replicates, jackknife;
  for (int i = -1000; i <= 1000; ++i)
    replicates.push_back(i / 1000.0);
  for (int i = -5; i <= 5; ++i)
    jackknife.push_back(i);
  const Interval interval = bcaInterval(replicates, 0, jackknife);
  EXPECT_NEAR(interval.low, -0.95, 1e-6);
  EXPECT_NEAR(interval.high, 0.95, 1e-6);
}

TEST(Bootstrap, BcaMovesWithBiasAndSkew) {
  std::vector<double> replicates;
  for (int i = 0; i <= 1000; ++i)
    replicates.push_back(i / 1000.0);
  // The estimate lies at the 60th percentile: z0 = 0.25335, no acceleration.
  const Interval shifted = bcaInterval(replicates, 0.6, {1, 1, 1});
  EXPECT_NEAR(shifted.low, normalCdf(2 * 0.2533471 - 1.9599640), 1e-4);
  EXPECT_NEAR(shifted.high, normalCdf(2 * 0.2533471 + 1.9599640), 1e-4);
  // a = sum (mean - v)^3 / (6 (sum (mean - v)^2)^1.5) with values 0, 0, 0, 4: mean 1.
  const double a = (3 * 1 - 27) / (6 * std::pow(12.0, 1.5));
  const Interval skewed = bcaInterval(replicates, 0.5, {0, 0, 0, 4});
  EXPECT_NEAR(skewed.high, normalCdf(1.9599640 / (1 - a * 1.9599640)), 1e-4);
}
