#include "evaluator/Corpus.h"
#include "evaluator/Instance.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>

namespace accelscope::evaluator {
namespace {

const std::filesystem::path kInputs =
    std::filesystem::path(ACCELSCOPE_SOURCE_DIR) / "tests/evaluator/inputs";

const std::string kGood = R"(id: demo
domain: hpc
title: A demonstration
description: Nothing in particular.
interface:
  - {name: n, type: int32}
  - {name: scale, type: float32}
  - {name: x, type: "float64[]", dir: in, length: n + 1}
  - {name: y, type: "int32[]", dir: out, length: 2 * n}
sizes:
  small: {n: 3, scale: 2}
  large: {n: 5, scale: 0.5}
compare: {mode: numeric, atol: 1e-4, rtol: 0}
)";

class TaskFile : public ::testing::Test {
protected:
  void SetUp() override {
    folder_ =
        std::filesystem::temp_directory_path() / ("accelscope-task-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Task load(const std::string &text) {
    std::ofstream(folder_ / "task.yaml") << text;
    return loadTask(folder_ / "task.yaml");
  }

  /// The message for kGood with `from` replaced by `to`.
  std::string problem(const std::string &from, const std::string &to) {
    std::string text = kGood;
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
      return "the test names a part that is not there: " + from;
    text.replace(at, from.size(), to);
    try {
      load(text);
    } catch (const InputError &error) {
      return error.what();
    }
    return "accepted";
  }

  std::filesystem::path folder_;
};

TEST_F(TaskFile, LoadsAGoodOne) {
  const Task task = load(kGood);
  EXPECT_EQ(task.id, "demo");
  ASSERT_EQ(task.interface.size(), 4u);
  EXPECT_FALSE(task.interface[0].array);
  EXPECT_EQ(task.interface[2].type, ElementType::Float64);
  EXPECT_TRUE(task.interface[3].written());
  EXPECT_EQ(task.sizes[1].find("scale")->number, 0.5);
  EXPECT_EQ(task.compare.toleranceOf("y").atol, 1e-4);
  EXPECT_EQ(task.signature(), "int32 n, float32 scale, const float64[n + 1] x, int32[2 * n] y");
}

TEST_F(TaskFile, LayoutFollowsTheSize) {
  const Task task = load(kGood);
  const Size &small = *task.findSize("small");
  const Layout layout = makeLayout(task, small, sizeScalars(task, small));
  EXPECT_EQ(layout.slots[0].scalar, 3u);
  float scale = 0;
  std::memcpy(&scale, &layout.slots[1].scalar, sizeof scale);
  EXPECT_EQ(scale, 2.0f);
  EXPECT_EQ(layout.slots[2].length, 4);
  EXPECT_EQ(layout.slots[2].bytes, 32u);
  EXPECT_EQ(layout.slots[3].length, 6);
  EXPECT_EQ(layout.inputBytes, kArrayAlignment);
  EXPECT_EQ(layout.outputBytes, kArrayAlignment);
}

TEST_F(TaskFile, NamesFileLineAndFault) {
  struct Case {
    std::string from, to;
    int line;
    std::string says;
  };
  const std::vector<Case> cases = {
      {"domain: hpc", "domian: hpc", 2, "unknown key 'domian'"},
      {"title: A demonstration\n", "", 1, "'title' is missing"},
      {"title: A demonstration", "title: []", 3, "'title' must be"},
      {"type: int32}", "type: int16}", 6, "unknown type 'int16'"},
      {"type: int32}", "type: int32, size: 4}", 6, "unknown key 'size'"},
      {"{name: n, type: int32}", "n", 6, "must be a map"},
      {"name: scale", "name: n", 7, "'n' is declared twice"},
      {"name: scale", "name: 2d", 7, "no valid argument name"},
      {"dir: in,", "dir: into,", 8, "unknown dir 'into'"},
      {"dir: in, ", "", 8, "'dir' is missing"},
      {", length: n + 1", "", 8, "'length' is missing"},
      {"length: n + 1", "length: n +", 8, "bad expression 'n +'"},
      {"length: n + 1", "length: m + 1", 8, "uses 'm'"},
      {"length: n + 1", "length: scale", 8, "uses 'scale'"},
      {"length: n + 1", "length: n - 4", 8, "is negative (-1)"},
      {"length: n + 1", "length: 1 / (n - 3)", 8, "division by zero"},
      {"dir: out", "dir: in", 6, "has no output"},
      {"type: int32}", "type: int32, dir: out}", 6, "passed by value"},
      {"type: int32}", "type: int32, length: 3}", 6, "has no length"},
      {"type: int32}", "type: int32, generated: maybe}", 6, "must be true or false"},
      {"type: int32}", "type: int32, generated: true}", 11, "which is generated"},
      {"{n: 3, scale: 2}", "{n: 3}", 11, "no value to scalar 'scale'"},
      {"{n: 3, scale: 2}", "{n: 3.5, scale: 2}", 11, "'n' is an integer"},
      {"{n: 3, scale: 2}", "{n: 3000000000, scale: 2}", 11, "does not fit in int32"},
      {"{n: 3, scale: 2}", "{n: 3, scale: two}", 11, "'scale' must be a number"},
      {"{n: 3, scale: 2}", "{n: 3, scale: 2, more: 1}", 12, "other keys than size 'small'"},
      {"{n: 3, scale: 2}", "{n: 3, scale: 2, x: 1}", 11, "'x', which is an array"},
      {"{n: 3, scale: 2}", "7", 11, "must map scalars"},
      {"large:", "small:", 12, "stands twice"},
      {"atol: 1e-4, ", "", 13, "'atol' is missing"},
      {", rtol: 0", "", 13, "'rtol' is missing"},
      {"rtol: 0", "rtol: -1", 13, "must not be negative"},
      {"rtol: 0", "rtol: .nan", 13, "must be a number"},
      {"mode: numeric", "mode: close", 13, "unknown mode 'close'"},
      {"mode: numeric", "mode: exact", 13, "unknown key 'atol'"},
      {"mode: numeric, atol: 1e-4, rtol: 0", "mode: property, checker: none.cpp", 13,
       "checker 'none.cpp' does not exist"},
      {"rtol: 0}", "rtol: 0, outputs: {x: {atol: 0, rtol: 0}}}", 13, "'x' is no output"},
      {"rtol: 0}", "rtol: 0, outputs: {y: {atol: 0}}}", 13, "'rtol' is missing"},
  };
  for (const Case &one : cases) {
    const std::string message = problem(one.from, one.to);
    EXPECT_NE(message.find("task.yaml:" + std::to_string(one.line) + ": "), std::string::npos)
        << one.to << "\n"
        << message;
    EXPECT_NE(message.find(one.says), std::string::npos) << one.to << "\n" << message;
  }
}

TEST_F(TaskFile, BrokenYamlIsOneSentence) {
  const std::string message = problem("interface:", "interface: [");
  EXPECT_NE(message.find("task.yaml:"), std::string::npos);
  EXPECT_NE(message.find("not valid YAML"), std::string::npos) << message;
  EXPECT_THROW(load(""), InputError);
  EXPECT_THROW(load("- a\n- b\n"), InputError);
  EXPECT_THROW(load(std::string("\0\1\2\377", 4)), InputError);
  EXPECT_THROW(loadTask(folder_ / "absent.yaml"), InputError);
  EXPECT_THROW(loadTask(folder_), InputError);
}

TEST(Corpus, FindsTasksAndSolutions) {
  const auto tasks = loadTasks(kInputs / "corpus", {});
  ASSERT_EQ(tasks.size(), 2u);
  EXPECT_EQ(tasks[0].id, "axpy");
  EXPECT_EQ(tasks[0].generatorParameters(), std::vector<std::string>{"spread"});
  const auto solutions =
      findSolutions(kInputs / "corpus", {{}, {"right", "wrong"}, {}}, tasks, {".cpp"});
  ASSERT_EQ(solutions.size(), 4u);
  EXPECT_EQ(solutions[1].author, "right");
  EXPECT_EQ(solutions[1].task, "ordering");
}

TEST(Corpus, NamesWhatIsMissing) {
  EXPECT_THROW(loadTasks(kInputs / "corpus", {{"nothing"}, {}, {}}), InputError);
  EXPECT_THROW(loadTasks(kInputs / "corpus", {{}, {}, {"gigantic"}}), InputError);
  EXPECT_THROW(loadTasks(kInputs / "absent", {}), InputError);
  const auto tasks = loadTasks(kInputs / "corpus", {});
  EXPECT_THROW(findSolutions(kInputs / "corpus", {{}, {"nobody"}, {}}, tasks, {".cpp"}),
               InputError);
}

} // namespace
} // namespace accelscope::evaluator
