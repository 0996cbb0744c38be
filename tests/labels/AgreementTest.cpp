#include "analyzer/labels/Agreement.h"

#include <gtest/gtest.h>

using namespace accelscope::labels;

namespace {

Agreement table(int both, int neither, int staticOnly, int assistedOnly) {
  Agreement counts;
  auto times = [&counts](int n, Verdict s, Verdict a) {
    for (int i = 0; i < n; ++i)
      counts.add(s, a);
  };
  times(both, Verdict::Present, Verdict::Present);
  times(neither, Verdict::Absent, Verdict::Absent);
  times(staticOnly, Verdict::Present, Verdict::Absent);
  times(assistedOnly, Verdict::Absent, Verdict::Present);
  return counts;
}

} // namespace

// po = 35/50 = 0.7; marginals 25/50 and 30/50, so pe = 0.5 * 0.6 + 0.5 * 0.4 = 0.5; kappa = 0.4.
TEST(Agreement, KappaOfAWorkedExample) {
  const Agreement counts = table(20, 15, 5, 10);
  EXPECT_EQ(counts.n(), 50);
  EXPECT_DOUBLE_EQ(*counts.observed(), 0.7);
  EXPECT_NEAR(*counts.kappa(), 0.4, 1e-12);
}

// po = 9/10; marginals 2/10 and 3/10: pe = 0.06 + 0.56 = 0.62; kappa = 0.28 / 0.38 = 14/19.
TEST(Agreement, KappaOfASkewedExample) {
  EXPECT_NEAR(*table(2, 7, 0, 1).kappa(), 14.0 / 19.0, 1e-12);
}

TEST(Agreement, KappaAtItsEnds) {
  EXPECT_DOUBLE_EQ(*table(5, 5, 0, 0).kappa(), 1.0);
  EXPECT_DOUBLE_EQ(*table(0, 0, 5, 5).kappa(), -1.0);
  EXPECT_NEAR(*table(1, 1, 1, 1).kappa(), 0.0, 1e-12);
}

TEST(Agreement, KappaIsUndefinedWhenAReaderNeverVaries) {
  EXPECT_FALSE(table(0, 0, 0, 0).kappa());
  EXPECT_FALSE(table(0, 0, 0, 0).observed());
  EXPECT_FALSE(table(10, 0, 0, 0).kappa());
  EXPECT_FALSE(table(0, 10, 0, 0).kappa());
  EXPECT_FALSE(table(9, 0, 1, 0).kappa()); // static says present every time
  EXPECT_FALSE(table(0, 9, 1, 0).kappa()); // assisted says absent every time
  EXPECT_DOUBLE_EQ(*table(9, 0, 1, 0).observed(), 0.9);
}

TEST(Agreement, UnclearIsCountedApart) {
  Agreement counts = table(20, 15, 5, 10);
  const double before = *counts.kappa();
  counts.add(Verdict::Unclear, Verdict::Present);
  counts.add(Verdict::Absent, Verdict::Unclear);
  counts.add(Verdict::Unclear, Verdict::Unclear);
  counts.add(Verdict::Unclear, std::nullopt);
  counts.add(std::nullopt, Verdict::Present);
  counts.add(std::nullopt, std::nullopt);
  EXPECT_EQ(counts.n(), 50);
  EXPECT_EQ(counts.unclear, 3);
  EXPECT_EQ(counts.unpaired, 2);
  EXPECT_DOUBLE_EQ(*counts.kappa(), before);
}

TEST(Agreement, TotalPoolsTheTables) {
  AgreementReport report;
  report.strategies = {{"a", table(10, 15, 5, 5)}, {"b", table(10, 0, 0, 5)}};
  EXPECT_NEAR(*report.total().kappa(), 0.4, 1e-12);
  const std::string text = agreementTable(report);
  EXPECT_NE(text.find("0.400"), std::string::npos) << text;
  const Json json = agreementJson(report);
  EXPECT_DOUBLE_EQ(json["total"]["kappa"].get<double>(), 0.4);
  EXPECT_TRUE(json["strategies"][1]["kappa"].is_null());
  EXPECT_EQ(json["strategies"][1]["n"], 15);
}
