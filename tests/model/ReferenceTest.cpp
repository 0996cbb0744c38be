// The phases of CPU sources: nests, arrays, recurrences, calls.
#include "analyzer/frontend/Parser.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Reference.h"

#include <gtest/gtest.h>

namespace {
using namespace accelscope;
using namespace accelscope::model;

Reference referenceOf(const std::string &text, const std::vector<std::string> &wanted = {}) {
  auto unit = frontend::parseText("/tmp/reference.cpp", text);
  EXPECT_TRUE(unit.ast);
  EXPECT_EQ(unit.status, "ok") << (unit.notes.empty() ? "" : unit.notes.front());
  return Reference(
      std::shared_ptr<const Program>(buildProgram(unit.ast->getASTContext())), "reference.cpp",
      wanted);
}

std::vector<std::string> names(const Reference &r, const std::vector<int> &objects) {
  std::vector<std::string> out;
  for (int o : objects)
    out.push_back(r.arrayName(o));
  std::sort(out.begin(), out.end());
  return out;
}
using Names = std::vector<std::string>;

TEST(Reference, PassesOverAnIntermediateArrayArePhases) {
  const Reference r = referenceOf(R"(
#include <cmath>
#include <vector>
static void addBias(std::vector<float> &z, const float *bias, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      z[i * m + j] += bias[j];
}
extern "C" void layer(const float *x, const float *w, const float *bias, float *y, int n, int m, int k) {
  std::vector<float> z(n * m);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      float s = 0;
      for (int t = 0; t < k; t++)
        s += x[i * k + t] * w[t * m + j];
      z[i * m + j] = s;
    }
  addBias(z, bias, n, m);
  for (int i = 0; i < n * m; i++)
    y[i] = std::tanh(z[i]);
})");
  ASSERT_TRUE(r.entry());
  ASSERT_EQ(r.phases.size(), 3u) << describe(r);
  EXPECT_EQ(names(r, r.phases[0].reads), (Names{"w", "x"}));
  EXPECT_EQ(names(r, r.phases[0].writes), (Names{"z"}));
  EXPECT_EQ(r.phases[0].loops.size(), 3u);
  EXPECT_TRUE(r.phases[0].carries(Recurrence::Sum));
  EXPECT_EQ(r.phases[1].function, "addBias");
  EXPECT_EQ(names(r, r.phases[1].reads), (Names{"bias", "z"}));
  EXPECT_EQ(r.phases[2].arithmetic.count("tanh"), 1u);
  EXPECT_TRUE(r.phases[2].singlePrecision);
  EXPECT_FALSE(r.phases[2].doublePrecision);
  ASSERT_GE(r.handsOn(0, 1), 0);
  EXPECT_EQ(r.arrayName(r.handsOn(0, 1)), "z");
  EXPECT_FALSE(r.isParameter(r.handsOn(0, 1)));
  EXPECT_LT(r.handsOn(2, 1), 0);
}

TEST(Reference, ALoopOfStepsHoldsItsNests) {
  const Reference r = referenceOf(R"(
extern "C" void solution_compute(double *a, double *b, int n, int steps) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++)
      b[i] = 0.5 * (a[i - 1] + a[i + 1]);
    for (int i = 1; i < n - 1; i++)
      a[i] = b[i];
  }
}
void other(float *x) { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) for (int k = 0; k < 9; k++) x[k] = 0; }
)");
  ASSERT_EQ(r.phases.size(), 3u) << describe(r);
  EXPECT_EQ(r.entry()->name, "solution_compute");
  EXPECT_EQ(r.phases[0].children, (std::vector<int>{1, 2}));
  EXPECT_EQ(r.leaves(), (std::vector<int>{1, 2}));
  EXPECT_TRUE(r.phases[0].carries(Recurrence::Array));
  EXPECT_TRUE(r.phases[1].recurrences.empty()) << describe(r);
  EXPECT_TRUE(r.phases[1].doublePrecision);
}

TEST(Reference, RecurrencesAreToldApart) {
  const Reference r = referenceOf(R"(
#include <algorithm>
void run(const float *x, float *out, int n, float *fib) {
  float best = -1e30f, sum = 0, state = 0;
  for (int i = 0; i < n; i++) {
    best = std::max(best, x[i]);
    sum += x[i];
    state = state * 0.5f + x[i] * state;
    out[i] = state;
  }
  for (int i = 2; i < n; i++)
    fib[i] = fib[i - 1] + fib[i - 2];
  out[0] = best + sum;
  std::sort(out, out + n);
})",
                                  {"run"});
  ASSERT_EQ(r.phases.size(), 3u) << describe(r);
  EXPECT_TRUE(r.phases[0].carries(Recurrence::Maximum)) << describe(r);
  EXPECT_TRUE(r.phases[0].carries(Recurrence::Sum));
  EXPECT_TRUE(r.phases[0].carries(Recurrence::Other));
  EXPECT_TRUE(r.phases[1].carries(Recurrence::Array));
  EXPECT_FALSE(r.phases[1].carries(Recurrence::Sum));
  EXPECT_EQ(r.phases[2].calls, (Names{"sort"}));
  EXPECT_EQ(names(r, r.phases[2].writes), (Names{"out"}));
}

TEST(Arithmetic, FunctionsHaveOneNameHoweverTheyAreSpelled) {
  EXPECT_EQ(functionName("std::exp"), "exp");
  EXPECT_EQ(functionName("expf"), "exp");
  EXPECT_EQ(functionName("__expf"), "exp");
  EXPECT_EQ(functionName("__fmaf_rn"), "fma");
  EXPECT_EQ(functionName("rsqrtf"), "rsqrt");
  EXPECT_EQ(functionName("erf"), "erf");
  EXPECT_EQ(functionName("erff"), "erf");
  EXPECT_EQ(functionName("half"), "half");
}
} // namespace
