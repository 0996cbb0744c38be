// Reading records and joining them.
#include "analyzer/correlation/Dataset.h"
#include "analyzer/correlation/Leaderboard.h"
#include "analyzer/correlation/Usage.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace accelscope::correlation;

namespace {

class Records : public testing::Test {
protected:
  void SetUp() override {
    folder =
        fs::temp_directory_path() / ("accelscope-records-" + std::to_string(getpid()) + "-" +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder);
  }
  void TearDown() override { fs::remove_all(folder); }

  std::string write(const std::string &name, const std::string &text) {
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path.string();
  }
  static std::string measured(const std::string &task, const std::string &author,
                              const std::string &size, double speedup,
                              const std::string &outcome = "ok",
                              const std::string &machine = "one") {
    return R"({"schema":"accelscope.measurement/1","task":")" + task + R"(","author":")" + author +
           R"(","size":")" + size + R"(","machine":{"id":")" + machine + R"("},"outcome":")" +
           outcome + R"(","reason":"","time_ns":1e6,"reference_time_ns":)" +
           (size == "large" ? "9e9" : "1e7") + R"(,"speedup":)" +
           (outcome == "ok" ? std::to_string(speedup) : "null") + "}\n";
  }
  static std::string assisted(const std::string &task, const std::string &author,
                              const std::string &verdict) {
    return R"({"schema":"accelscope.assisted/1","task":")" + task + R"(","author":")" + author +
           R"(","strategies":[{"id":"early-exit","verdict":")" + verdict + R"("}]})";
  }

  fs::path folder;
};

} // namespace

TEST_F(Records, CorpusFolderIsReadWhole) {
  write("labels/a/t1.json", assisted("t1", "a", "present"));
  write("labels/b/t1.json", assisted("t1", "b", "unclear"));
  write("measurements/one/a.jsonl",
        measured("t1", "a", "small", 2) + measured("t1", "a", "large", 8));
  write("measurements/one/b.jsonl", measured("t1", "b", "large", 4));
  const Inputs inputs = readInputs({{folder.string()}, {}, {}});
  EXPECT_EQ(inputs.labels.size(), 2u);
  EXPECT_EQ(inputs.measurements.size(), 3u);
  EXPECT_TRUE(inputs.problems.empty());
  const Dataset data = makeDataset(inputs, {});
  EXPECT_EQ(data.size, "large");
  ASSERT_EQ(data.cells.size(), 2u);
  EXPECT_NEAR(data.cells[0].logSpeedup, std::log(8), 1e-12);
  EXPECT_EQ(data.verdicts[0][0], Verdict::Present);
  EXPECT_EQ(data.verdicts[1][0], Verdict::Unclear);
  ASSERT_EQ(data.notes.size(), 1u); // the quotes are unchecked
  EXPECT_NE(data.notes[0].find("accelscope merge"), std::string::npos);
}

TEST_F(Records, BadLinesAreNamedAndSkipped) {
  const std::string path = write(
      "m.jsonl",
      measured("t", "a", "small", 2) + "{broken\n\n[1]\n" +
          R"({"schema":"other/1"})"
          "\n" +
          R"({"schema":"accelscope.measurement/1","task":"t","author":"b","size":"s"})"
          "\n" +
          R"({"schema":"accelscope.measurement/1","task":"t","author":"b","size":"s","outcome":"ok"})"
          "\n");
  const Inputs inputs = readInputs({{path}, {}, {}});
  EXPECT_EQ(inputs.measurements.size(), 1u);
  ASSERT_EQ(inputs.problems.size(), 5u);
  EXPECT_EQ(inputs.problems[0], path + ":2: not valid JSON; the record was skipped");
  EXPECT_EQ(inputs.problems[1], path + ":4: not a JSON object; the record was skipped");
  EXPECT_NE(inputs.problems[2].find(":5: schema `other/1`"), std::string::npos);
  EXPECT_NE(inputs.problems[3].find(":6: `outcome` is missing"), std::string::npos);
  EXPECT_NE(inputs.problems[4].find(":7: outcome is ok but"), std::string::npos);
}

TEST_F(Records, NothingUsableIsOneSentence) {
  EXPECT_THROW(readInputs({}), std::runtime_error);
  EXPECT_THROW(readInputs({{(folder / "none").string()}, {}, {}}), std::runtime_error);
  EXPECT_THROW(readInputs({{folder.string()}, {}, {}}), std::runtime_error);
  EXPECT_THROW(
      readInputs({{write("binary.jsonl", std::string("\x7f\x45\x4c\x46\0\1", 6))}, {}, {}}),
      std::runtime_error);
  const Inputs inputs = readInputs({{write("m.jsonl", measured("t", "a", "small", 2))}, {}, {}});
  DatasetOptions options;
  options.size = "huge";
  EXPECT_THROW(makeDataset(inputs, options), std::runtime_error);
  options = {};
  options.machine = "two";
  EXPECT_THROW(makeDataset(inputs, options), std::runtime_error);
}

TEST_F(Records, LargestSizeAtWhichEnoughPass) {
  std::string text;
  for (int i = 0; i < 10; ++i) {
    const std::string task = "t" + std::to_string(i);
    text += measured(task, "a", "small", 2);
    text += measured(task, "a", "large", 9, i < 7 ? "ok" : "timeout");
  }
  Dataset data = makeDataset(readInputs({{write("m.jsonl", text)}, {}, {}}), {});
  EXPECT_EQ(data.size, "small");
  DatasetOptions options;
  options.minimumPassShare = 0.7;
  data = makeDataset(readInputs({{write("m.jsonl", text)}, {}, {}}), options);
  EXPECT_EQ(data.size, "large");
}

TEST_F(Records, WhatDoesNotJoinIsListed) {
  const std::string labels = write("l.json", assisted("t1", "ghost", "present"));
  const std::string measurements =
      write("m.jsonl",
            measured("t1", "a", "small", 2) + measured("t1", "h", "small", 2, "harness") +
                measured("t1", "a", "small", 3) + measured("t1", "a", "small", 5, "ok", "two"));
  const Dataset data = makeDataset(readInputs({{}, {labels}, {measurements}}), {});
  EXPECT_EQ(data.labelsWithoutMeasurement, std::vector<std::string>{"t1/ghost"});
  EXPECT_EQ(data.measurementsWithoutLabel, std::vector<std::string>{"t1/a"});
  ASSERT_EQ(data.cells.size(), 1u); // the harness's own failure is charged to nobody
  EXPECT_NEAR(data.cells[0].logSpeedup, std::log(3), 1e-12);
  EXPECT_EQ(data.machine, "one");
  std::string notes;
  for (const std::string &note : data.notes)
    notes += note + "\n";
  EXPECT_NE(notes.find("2 machines"), std::string::npos);
  EXPECT_NE(notes.find("a second measurement of t1/a"), std::string::npos);
  EXPECT_NE(notes.find("t1/h counts as not measured"), std::string::npos);
}

TEST_F(Records, LeaderboardByHand) {
  // a: 4x, 100x, fails; b: 8x, 0.5x, passes 2x.
  const std::string text = measured("t1", "a", "s", 4) + measured("t2", "a", "s", 100) +
                           measured("t3", "a", "s", 0, "wrong") + measured("t1", "b", "s", 8) +
                           measured("t2", "b", "s", 0.5) + measured("t3", "b", "s", 2);
  DatasetOptions options;
  options.minimumPassShare = 0.5;
  const Dataset data = makeDataset(readInputs({{write("m.jsonl", text)}, {}, {}}), options);
  const Leaderboard board = makeLeaderboard(data, 500, 1, 2);
  ASSERT_EQ(board.authors.size(), 2u);
  const AuthorScore &a = board.authors[0], &b = board.authors[1];
  EXPECT_EQ(data.authors[a.author], "a");
  EXPECT_EQ(a.passed, 2);
  EXPECT_EQ(a.tasks, 3);
  EXPECT_NEAR(a.geometricPassed.value, 20, 1e-9);
  EXPECT_NEAR(a.geometricAll.value, std::cbrt(400), 1e-9);
  EXPECT_NEAR(a.harmonic.value, 3 / (0.25 + 0.01 + 1), 1e-9);
  EXPECT_NEAR(a.parGeometric.value, std::sqrt(0.5), 1e-9);
  EXPECT_NEAR(a.fast[0].value, 2.0 / 3, 1e-12);
  EXPECT_NEAR(a.fast[3].value, 1.0 / 3, 1e-12);
  EXPECT_NEAR(a.fast[5].value, 1.0 / 3, 1e-12); // 100 counts: >=
  EXPECT_NEAR(b.geometricPassed.value, 2, 1e-9);
  EXPECT_NEAR(b.geometricAll.value, std::cbrt(16), 1e-9);
  EXPECT_NEAR(b.parGeometric.value, std::cbrt(0.005), 1e-9);
  EXPECT_NEAR(b.fast[1].value, 2.0 / 3, 1e-12);
  EXPECT_TRUE(a.geometricAll.hasInterval);
  EXPECT_LE(a.geometricAll.interval.low, a.geometricAll.value);
  EXPECT_GE(a.geometricAll.interval.high, a.geometricAll.value);
  // Three of three pass: resampling would say 100 % to 100 %.
  EXPECT_NEAR(b.passRate.interval.low, std::cbrt(0.025), 1e-9);
  EXPECT_EQ(b.passRate.interval.high, 1);
}

TEST(Usage, CoOccurrenceAndWinnersByHand) {
  Dataset data;
  data.tasks = {"t", "u"};
  data.authors = {"a", "b"};
  data.strategies = {"p", "q"};
  const Verdict yes = Verdict::Present, no = Verdict::Absent, maybe = Verdict::Unclear;
  auto add = [&](int task, int author, double y, Verdict p, Verdict q) {
    Cell cell;
    cell.task = task;
    cell.author = author;
    cell.label = cell.measurement = int(data.cells.size());
    cell.passed = true;
    cell.logSpeedup = y;
    data.cells.push_back(cell);
    data.verdicts.push_back({p, q});
  };
  add(0, 0, 2, yes, yes);
  add(0, 1, 1, yes, no);
  add(1, 0, 3, no, yes);
  add(1, 1, 4, yes, maybe);
  const CoOccurrence c = coOccurrenceOf(data);
  EXPECT_EQ(c.both(0, 1), 1);
  EXPECT_EQ(c.known(0, 1), 3);
  EXPECT_NEAR(c.jaccard(0, 1), 1.0 / 3, 1e-12);
  EXPECT_NEAR(c.conditional(1, 0), 0.5, 1e-12);
  EXPECT_NEAR(c.phi(0, 1), (3 * 1 - 2 * 2) / 2.0, 1e-12);
  const WinnerShare winners = winnerShareOf(data, 0);
  EXPECT_EQ(winners.tasks, 2);
  EXPECT_EQ(winners.winners, 2);
  EXPECT_NEAR(winners.randomShare(), 0.75, 1e-12);
  EXPECT_EQ(winnerShareOf(data, 1).tasks, 1); // the other winner's verdict is unclear
  EXPECT_EQ(frequencyOf(data, 1).unclear, 1);
}
