// The whole analysis on simulated studies whose truth is known, and its minimum evidence.
#include "analyzer/correlation/Analysis.h"
#include "Simulate.h"
#include "analyzer/correlation/Bundles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace accelscope::correlation;

namespace {

AnalysisOptions quick() {
  AnalysisOptions options;
  options.permutations = 1999;
  options.bootstrap = 300;
  return options;
}

/// The study's rule: more than 1.5x either way and paired_n of at least 5.
int legacyFlags(const Analysis &analysis) {
  return int(std::count_if(
      analysis.strategies.begin(), analysis.strategies.end(), [](const StrategyResult &s) {
        return s.lift.pairedN >= 5 && std::fabs(s.lift.logLift) > std::log(1.5);
      }));
}

std::vector<const UnitResult *> rejected(const Analysis &analysis) {
  std::vector<const UnitResult *> out;
  for (const UnitResult &unit : analysis.units)
    if (unit.tested() && unit.q <= 0.10)
      out.push_back(&unit);
  return out;
}

} // namespace

TEST(Scenarios, NoEffectAndUsageUnrelatedToSkill) {
  simulation::Design design;
  design.usageFollowsSkill = 0;
  int flags = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed)
    flags += int(rejected(analyze(simulation::drawDataset(design, seed), quick())).size());
  EXPECT_LE(flags, 4);
}

TEST(Scenarios, NoEffectAndUsageFollowsSkill) {
  simulation::Design design;
  int legacy = 0, flags = 0, units = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const Analysis analysis = analyze(simulation::drawDataset(design, 50 + seed), quick());
    legacy += legacyFlags(analysis);
    flags += int(rejected(analysis).size());
    units += analysis.unitsTested;
  }
  EXPECT_GT(legacy, 10 * 15); // the rule fails: more than 15 of 43 per study
  EXPECT_LE(flags, 4);
  EXPECT_GT(units, 10 * 8); // and not because nothing was tested
}

TEST(Scenarios, FourTrueEffectsAreFoundInTheirBundles) {
  simulation::Design design;
  design.effects = {std::log(2.5), std::log(2.5), std::log(2.5), std::log(2.5)};
  int found = 0, wrong = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const Analysis analysis = analyze(simulation::drawDataset(design, 90 + seed), quick());
    for (const UnitResult *unit : rejected(analysis)) {
      const bool right = unit->members.front() / design.bundleSize < 4;
      found += right;
      wrong += !right;
      if (right)
        EXPECT_GT(unit->fit.gamma, 0);
    }
  }
  EXPECT_GE(found, 10 * 2);
  EXPECT_LE(wrong, 8);
}

TEST(Analysis, BundlesOfASimulatedStudyAreRecovered) {
  simulation::Design design;
  design.usageFollowsSkill = 0.5;
  const Analysis analysis = analyze(simulation::drawDataset(design, 5), quick());
  int whole = 0, mixed = 0;
  for (const UnitResult &unit : analysis.units) {
    std::set<int> origins;
    for (int member : unit.members)
      origins.insert(member / design.bundleSize);
    whole += unit.members.size() == 3 && origins.size() == 1;
    mixed += origins.size() > 1;
  }
  EXPECT_GE(whole, 10);
  EXPECT_EQ(mixed, 0);
}

TEST(Analysis, SameNumbersForAnyThreads) {
  const Dataset data = simulation::drawDataset(simulation::Design(), 6);
  AnalysisOptions one = quick(), many = quick();
  one.threads = 1;
  many.threads = 7;
  const Analysis a = analyze(data, one), b = analyze(data, many);
  ASSERT_EQ(a.units.size(), b.units.size());
  for (std::size_t u = 0; u < a.units.size(); ++u) {
    EXPECT_EQ(a.units[u].p, b.units[u].p);
    EXPECT_EQ(a.units[u].pFamily, b.units[u].pFamily);
    EXPECT_EQ(a.units[u].bootstrap.percentile.low, b.units[u].bootstrap.percentile.low);
  }
}

TEST(Analysis, UnclearAndUnexaminedCellsCountOnNeitherSide) {
  simulation::Design design;
  Dataset data = simulation::drawDataset(design, 7);
  const Analysis before = analyze(data, quick());
  int hidden = 0;
  for (std::size_t i = 0; i < data.cells.size(); i += 5) {
    hidden += data.cells[i].passed;
    data.verdicts[i][0] = i % 2 ? Verdict::Unclear : Verdict::NotExamined;
  }
  const Analysis after = analyze(data, quick());
  const auto total = [](const EvidenceCounts &c) { return c.users + c.nonUsers; };
  EXPECT_EQ(total(before.strategies[0].evidence) - hidden, total(after.strategies[0].evidence));
  EXPECT_EQ(before.strategies[1].lift.logLift, after.strategies[1].lift.logLift);
  EXPECT_GT(after.strategies[0].frequency.unclear, 0);
  EXPECT_GT(after.strategies[0].frequency.notExamined, 0);
}

TEST(Analysis, SixTasksAreNotEnoughForAnyClaim) {
  simulation::Design design;
  design.tasks = 6;
  design.authors = 6;
  design.effects = {std::log(8)};
  const Dataset data = simulation::drawDataset(design, 8);
  const Analysis analysis = analyze(data, quick());
  EXPECT_EQ(analysis.unitsTested, 0);
  for (int k = 0; k < design.strategies(); ++k) {
    const std::string sentence = sentenceFor(data, analysis, k, "X");
    EXPECT_EQ(sentence.rfind("Insufficient evidence: ", 0), 0u) << sentence;
    EXPECT_NE(sentence.find("(8 needed)"), std::string::npos) << sentence;
  }
}

TEST(Evidence, EachRuleHasItsReason) {
  EvidenceCounts good;
  good.users = good.nonUsers = 30;
  good.tasksBoth = 8;
  good.pairedUsers = good.pairedNonUsers = 10;
  good.userAuthors = good.nonUserAuthors = 3;
  good.mixedAuthors = 2;
  good.explained = 0.75;
  good.largestShare = 0.40;
  good.identified = true;
  EXPECT_TRUE(missingEvidence(good).empty());
  auto reasonOf = [&](auto &&change) {
    EvidenceCounts counts = good;
    change(counts);
    const auto reasons = missingEvidence(counts);
    return reasons.size() == 1 ? reasons[0] : std::string("wrong number of reasons");
  };
  EXPECT_EQ(reasonOf([](auto &c) { c.tasksBoth = 7; }),
            "7 tasks have both users and non-users (8 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.tasksBoth = 1; }),
            "1 task has both users and non-users (8 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.pairedUsers = 9; }), "9 users in those tasks (10 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.pairedNonUsers = 9; }),
            "9 non-users in those tasks (10 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.userAuthors = 2; }), "users by 2 authors (3 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.nonUserAuthors = 1; }), "non-users by 1 author (3 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.mixedAuthors = 1; }),
            "1 author both with and without it (2 needed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.explained = 0.80; }),
            "task and author explain 80 % of who uses it (at most 75 % allowed)");
  EXPECT_EQ(reasonOf([](auto &c) { c.largestShare = 0.5; }),
            "one task carries 50 % of the comparison (at most 40 % allowed)");
}

TEST(Evidence, TiersAllowOnlyTheirWords) {
  TierInputs in;
  in.gamma = 0.5;
  in.p = 0.001;
  in.q = 0.02;
  in.hasInterval = true;
  in.ciLow = 0.1;
  in.ciHigh = 0.9;
  in.hasRankTest = true;
  in.rankZ = 2;
  EXPECT_EQ(tierOf(in).tier, kTierRobust);
  auto tier = [&](auto &&change) {
    TierInputs changed = in;
    change(changed);
    return tierOf(changed).tier;
  };
  EXPECT_EQ(tier([](auto &i) { i.p = 0.05; }), kTierNone);
  EXPECT_EQ(tier([](auto &i) { i.q = 0.11; }), kTierAssociated);
  EXPECT_EQ(tier([](auto &i) { i.ciLow = -0.1; }), kTierAssociated);
  EXPECT_EQ(tier([](auto &i) { i.hasInterval = false; }), kTierAssociated);
  EXPECT_EQ(tier([](auto &i) { i.signTurns = true; }), kTierAssociated);
  EXPECT_EQ(tier([](auto &i) { i.rankZ = -0.1; }), kTierAssociated);
  EXPECT_EQ(tier([](auto &i) { i.hasRankTest = false; }), kTierAssociated);
}

TEST(Evidence, SentencesNeverClaimACause) {
  simulation::Design design;
  design.bundleSize = 1;
  design.effects = {std::log(6)};
  const Dataset data = simulation::drawDataset(design, 31);
  const Analysis analysis = analyze(data, quick());
  int robust = 0;
  for (int k = 0; k < design.strategies(); ++k) {
    const std::string sentence = sentenceFor(data, analysis, k, "X");
    EXPECT_EQ(sentence.find("makes it faster"), std::string::npos);
    robust += sentence.rfind("X is robustly associated with", 0) == 0;
  }
  EXPECT_GE(robust, 1);
}

TEST(Evidence, FactorText) {
  EXPECT_EQ(factorText(std::log(1.834)), "1.83x");
  EXPECT_EQ(factorText(std::log(0.5)), "0.50x");
  EXPECT_EQ(factorText(std::log(12.34)), "12.3x");
  EXPECT_EQ(factorText(std::log(250)), "250x");
  EXPECT_EQ(factorText(std::log(0.0123)), "0.012x");
}

TEST(Bundles, AverageLinkageByHand) {
  Eigen::MatrixXd a = Eigen::MatrixXd::Identity(4, 4);
  auto set = [&](int i, int j, double v) { a(i, j) = a(j, i) = v; };
  set(0, 2, 0.9);
  set(0, 1, 0.7);
  set(1, 2, 0.3); // single linkage would take 1 in; the mean distance 0.5 does not
  const auto clusters = averageLinkage(a, 0.4);
  ASSERT_EQ(clusters.size(), 3u);
  EXPECT_EQ(clusters[0], (std::vector<int>{0, 2}));
  EXPECT_EQ(clusters[1], (std::vector<int>{1}));
  EXPECT_EQ(clusteredOrder(a), (std::vector<int>{0, 2, 1, 3}));
}

TEST(Bundles, VarianceInflationByHand) {
  Eigen::MatrixXd r(2, 2);
  r << 1, 0.8, 0.8, 1;
  const auto inflation = varianceInflation(r);
  EXPECT_NEAR(inflation[0], 1 / (1 - 0.64), 1e-9);
  r(0, 1) = r(1, 0) = 1;
  EXPECT_TRUE(std::isinf(varianceInflation(r)[0]));
}
