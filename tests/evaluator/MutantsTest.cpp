#include "evaluator/Mutants.h"

#include "evaluator/Corpus.h"
#include "evaluator/Oracle.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>

namespace accelscope::evaluator {
namespace {

TEST(Mutants, RoundToHalfIsTheNearestHalf) {
  EXPECT_EQ(roundToHalf(1.0), 1.0);
  EXPECT_EQ(roundToHalf(1.0 + 1.0 / 2048), 1.0); // a tie goes to the even neighbour
  EXPECT_EQ(roundToHalf(1.0 + 3.0 / 2048), 1.0 + 2.0 / 1024);
  EXPECT_EQ(roundToHalf(0.1), 0.0999755859375);
  EXPECT_EQ(roundToHalf(-2049), -2048);
  EXPECT_EQ(roundToHalf(2051), 2052);
  EXPECT_EQ(roundToHalf(65504), 65504);
  EXPECT_EQ(roundToHalf(70000), HUGE_VAL);
  EXPECT_EQ(roundToHalf(std::ldexp(1.0, -24)), std::ldexp(1.0, -24));
  EXPECT_EQ(roundToHalf(std::ldexp(1.0, -26)), 0);
  EXPECT_TRUE(std::isnan(roundToHalf(NAN)));
}

/// An axpy instance whose y holds `first, first + step, ...`; positive holds 0, 1, 2, ...
Instance makeInstance(const Task &task, float first, float step) {
  const Size &size = *task.findSize("small");
  Instance instance;
  instance.layout = makeLayout(task, size, sizeScalars(task, size));
  instance.inputs = Region::anonymous(instance.layout.inputBytes);
  instance.initial = Region::anonymous(instance.layout.outputBytes);
  instance.expected = Region::anonymous(instance.layout.outputBytes);
  auto *y = reinterpret_cast<float *>(instance.expected.data() + instance.layout.slots[3].offset);
  for (int i = 0; i < 1001; ++i)
    y[i] = first + step * static_cast<float>(i);
  auto *positive =
      reinterpret_cast<int *>(instance.expected.data() + instance.layout.slots[4].offset);
  for (int i = 0; i < 251; ++i)
    positive[i] = i;
  return instance;
}

std::set<std::string> accepted(Task task, Tolerance tolerance, Instance &instance,
                               const Instance &previous) {
  task.compare.tolerance = tolerance;
  const Oracle oracle(task, {});
  Region outputs = Region::anonymous(instance.layout.outputBytes);
  std::set<std::string> names;
  forEachMutant(task, instance, previous, outputs.data(), [&](const Mutant &mutant) {
    if (oracle.check(instance, outputs.data()).right)
      names.insert(mutant.name + " of " + mutant.output);
  });
  return names;
}

TEST(Mutants, ATightOracleRefusesAllAndALooseOneIsFound) {
  const std::filesystem::path corpus =
      std::filesystem::path(ACCELSCOPE_SOURCE_DIR) / "tests/evaluator/inputs/corpus";
  const Task task = loadTasks(corpus, {{"axpy"}, {}, {}}).front();
  Instance instance = makeInstance(task, 10.1f, 0.37f);
  const Instance previous = makeInstance(task, 11.3f, 0.35f);
  EXPECT_EQ(accepted(task, {1e-5, 1e-5}, instance, previous), std::set<std::string>{});
  EXPECT_EQ(accepted(task, {0, 0.001}, instance, previous), std::set<std::string>{"fp16 of y"});
  const auto loose = accepted(task, {0, 0.02}, instance, previous);
  EXPECT_TRUE(loose.count("times_1.005 of y"));
  EXPECT_FALSE(loose.count("zeros of y"));
  EXPECT_TRUE(accepted(task, {1e6, 0}, instance, previous).count("zeros of y"));
  EXPECT_FALSE(accepted(task, {1e6, 0}, instance, previous).count("nan of y"));
}

TEST(Mutants, ThoseThatChangeNothingAreLeftOut) {
  const std::filesystem::path corpus =
      std::filesystem::path(ACCELSCOPE_SOURCE_DIR) / "tests/evaluator/inputs/corpus";
  const Task task = loadTasks(corpus, {{"axpy"}, {}, {}}).front();
  Instance instance = makeInstance(task, 0, 0);
  Region outputs = Region::anonymous(instance.layout.outputBytes);
  std::set<std::string> names;
  forEachMutant(task, instance, instance, outputs.data(), [&](const Mutant &mutant) {
    if (mutant.output == "y")
      names.insert(mutant.name);
  });
  EXPECT_EQ(names, (std::set<std::string>{"plus_one", "one_off", "nan"}));
}

} // namespace
} // namespace accelscope::evaluator
