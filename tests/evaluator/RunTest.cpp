// Whole runs of accelscope-runner on planted solutions, each with the outcome that it must get.
#include "SchemaValidator.h"

#include "evaluator/Build.h"
#include "evaluator/Process.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ACCELSCOPE_ASAN
#endif
#endif

namespace accelscope::evaluator {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

const fs::path kRunner = fs::path(ACCELSCOPE_BINARY_DIR) / "bin/accelscope-runner";
const fs::path kCorpus = fs::path(ACCELSCOPE_SOURCE_DIR) / "tests/evaluator/inputs/corpus";
const fs::path kCache = fs::path(ACCELSCOPE_BINARY_DIR) / "evaluator-test-cache";

std::vector<std::string> evaluateCommand(const fs::path &output, std::vector<std::string> more) {
  std::vector<std::string> command = {kRunner.string(), "evaluate",  kCorpus.string(),
                                      "--quick",        "--backend", "host",
                                      "--time-limit",   "2",         "--work",
                                      kCache.string(),  "-o",        output.string()};
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

CommandResult evaluateTo(const fs::path &output, const std::vector<std::string> &more) {
  return runCommand(evaluateCommand(output, more), std::chrono::seconds(200));
}

std::vector<Json> recordsOf(const fs::path &file) {
  std::vector<Json> records;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    records.push_back(Json::parse(line));
  return records;
}

class Run : public ::testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("accelscope-run-" + std::to_string(getpid()));
    fs::create_directories(folder_);
    output_ = folder_ / "records.jsonl";
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// The only record of a run restricted to one author and the small size.
  Json only(const std::string &author, const std::string &task = "axpy") {
    const CommandResult run =
        evaluateTo(output_, {"--author", author, "--task", task, "--size", "small"});
    const std::vector<Json> records = recordsOf(output_);
    if (records.size() != 1) {
      ADD_FAILURE() << records.size() << " records\n" << run.output;
      return Json::object();
    }
    EXPECT_EQ(run.status, records[0]["outcome"] == "ok" ? 0 : 1) << run.output;
    const Json schema = Json::parse(
        readFile(fs::path(ACCELSCOPE_SOURCE_DIR) / "evaluator/measurement.schema.json"));
    for (const std::string &violation : tests::SchemaValidator().validate(schema, records[0]))
      ADD_FAILURE() << author << ": " << violation;
    return records[0];
  }

  void expect(const std::string &author, const std::string &outcome, const std::string &says) {
    const Json record = only(author);
    EXPECT_EQ(record["outcome"], outcome) << author << ": " << record["reason"];
    EXPECT_NE(record["reason"].get<std::string>().find(says), std::string::npos)
        << author << ": " << record["reason"];
    EXPECT_TRUE(record["time_ns"].is_null()) << author;
    EXPECT_TRUE(record["speedup"].is_null()) << author;
  }

  static bool has(const Json &list, const std::string &text) {
    return std::find(list.begin(), list.end(), text) != list.end();
  }

  fs::path folder_, output_;
};

TEST_F(Run, RightSolution) {
  const Json record = only("right");
  EXPECT_EQ(record["outcome"], "ok");
  EXPECT_EQ(record["trials_ns"].size(), 1u);
  EXPECT_EQ(record["trials_ns"][0].size(), record["protocol"]["trials"]);
  EXPECT_EQ(record["first_call_ns"].size(), 1u);
  EXPECT_GE(record["reference_ns"].size(), 3u);
  EXPECT_GT(record["time_ns"], 0);
  EXPECT_LE(record["time_ci_ns"][0], record["time_ns"]);
  EXPECT_GE(record["time_ci_ns"][1], record["time_ns"]);
  EXPECT_NEAR(record["speedup"].get<double>(),
              record["reference_time_ns"].get<double>() / record["time_ns"].get<double>(),
              1e-3 * record["speedup"].get<double>());
  EXPECT_LE(record["speedup_ci"][0], record["speedup"]);
  EXPECT_GE(record["speedup_ci"][1], record["speedup"]);
  EXPECT_EQ(record["protocol"]["seed_kind"], "secret");
  EXPECT_TRUE(record["machine"]["gpu"].is_null());
  for (const char *measure : {"own_process", "inputs_read_only", "resource_limits"})
    EXPECT_TRUE(has(record["isolation"], measure)) << measure;
}

TEST_F(Run, FieldsStandInTheirOrder) {
  only("right");
  std::ifstream in(output_);
  const auto record = nlohmann::ordered_json::parse(in);
  std::vector<std::string> keys;
  for (const auto &[key, value] : record.items())
    keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"schema",    "task",          "author",
                                            "size",      "machine",       "source_sha256",
                                            "build",     "protocol",      "isolation",
                                            "outcome",   "reason",        "flags",
                                            "trials_ns", "first_call_ns", "reference_ns",
                                            "time_ns",   "time_ci_ns",    "reference_time_ns",
                                            "speedup",   "speedup_ci"}));
}

TEST_F(Run, PropertyTask) {
  EXPECT_EQ(only("right", "ordering")["outcome"], "ok");
  const Json wrong = only("wrong", "ordering");
  EXPECT_EQ(wrong["outcome"], "wrong");
  EXPECT_NE(wrong["reason"].get<std::string>().find("keys descend"), std::string::npos);
}

TEST_F(Run, WrongAnswers) {
  expect("wrong", "wrong", "1 of 1001 elements wrong, the first at [1000]");
  expect("silent", "wrong", "wrote nothing to output `y`");
  expect("flaky", "flaky", "call 3 was not");
  expect("late_start", "flaky", "Call 2 was right, but an earlier one was not");
}

TEST_F(Run, AnswersKeptBetweenCalls) {
  expect("cached", "cache_suspect", "wrote nothing to `y`");
  expect("stale", "cache_suspect", "of an earlier call");
}

TEST_F(Run, LateWrite) { expect("late_write", "late_write", "changed after"); }

TEST_F(Run, Crashes) {
  expect("segv", "crash", "SIGSEGV");
  expect("aborts", "crash", "SIGABRT");
  expect("exits", "crash", "ended its own process with status 3; it printed \"cannot go on");
  expect("throws", "crash", "std::runtime_error");
#if !defined(__SANITIZE_ADDRESS__) && !defined(ACCELSCOPE_ASAN)
  // The sanitizer's allocator ends the process in its own way.
  expect("memory", "oom_host", "host memory ran out");
#endif
}

TEST_F(Run, WritingToAnInputIsACrashThatNamesIt) {
  expect("changes_input", "crash", "it wrote to its input `x`, which is read-only");
}

TEST_F(Run, EndlessLoop) { expect("endless", "timeout", "did not return within 2 s"); }

TEST_F(Run, BuildFaults) {
  expect("build_error", "build_failed", "missing_name");
  expect("stale_signature", "interface_mismatch",
         "declares solution_compute(int n, float alpha, const float *x, float *y), but the task "
         "calls solution_compute(int32 n, float64 alpha,");
  expect("other_name", "interface_mismatch", "defines no single function solution_compute");
}

TEST_F(Run, GarbageOnStandardOutputChangesNothing) { EXPECT_EQ(only("garbage")["outcome"], "ok"); }

TEST_F(Run, ForkedChildrenAreKilledAndFlagged) {
  const Json record = only("forks");
  EXPECT_EQ(record["outcome"], "ok");
  EXPECT_TRUE(has(record["flags"], "left_processes"));
  // A cache of its own makes this run's workers recognisable by their command lines.
  const fs::path cache = folder_ / "own-cache";
  runCommand({kRunner.string(), "evaluate", kCorpus.string(), "--quick", "--backend", "host",
              "--author", "forks", "--size", "small", "--work", cache.string(), "-o",
              output_.string()},
             std::chrono::seconds(100));
  EXPECT_EQ(recordsOf(output_).at(0)["outcome"], "ok");
  for (const auto &process : fs::directory_iterator("/proc")) {
    std::ifstream in(process.path() / "cmdline");
    std::ostringstream line;
    line << in.rdbuf();
    EXPECT_EQ(line.str().find(cache.string()), std::string::npos) << process.path();
  }
}

TEST_F(Run, FilesCannotBeWritten) {
  const Json record = only("writes_file");
  if (!has(record["isolation"], "landlock"))
    GTEST_SKIP() << "this kernel has no Landlock";
  EXPECT_EQ(record["outcome"], "ok");
}

TEST_F(Run, NoIsolationIsOnRecord) {
  evaluateTo(output_, {"--author", "writes_file", "--size", "small", "--no-isolation"});
  const Json record = recordsOf(output_).at(0);
  EXPECT_FALSE(has(record["isolation"], "landlock"));
  EXPECT_FALSE(has(record["isolation"], "resource_limits"));
  EXPECT_EQ(record["outcome"], "wrong") << "the file could be written after all";
}

TEST_F(Run, SameSeedSameContents) {
  // The message of a wrong answer quotes the data.
  std::vector<std::string> reasons;
  for (const char *seed : {"5", "5", "6"}) {
    evaluateTo(output_, {"--author", "wrong", "--task", "axpy", "--size", "large", "--seed", seed});
    const Json record = recordsOf(output_).at(0);
    EXPECT_EQ(record["protocol"]["seed_kind"], "given");
    reasons.push_back(record["reason"]);
  }
  EXPECT_EQ(reasons[0], reasons[1]);
  EXPECT_NE(reasons[0], reasons[2]);
}

TEST_F(Run, StandardProtocolRunsThreeWorkers) {
  const CommandResult run = runCommand({kRunner.string(), "evaluate", kCorpus.string(), "--backend",
                                        "host", "--author", "right", "--size", "small", "--task",
                                        "axpy", "--work", kCache.string(), "-o", output_.string()},
                                       std::chrono::seconds(100));
  EXPECT_EQ(run.status, 0) << run.output;
  const Json record = recordsOf(output_).at(0);
  EXPECT_EQ(record["protocol"]["name"], "standard");
  EXPECT_EQ(record["trials_ns"].size(), 3u);
  for (const Json &trials : record["trials_ns"])
    EXPECT_EQ(trials.size(), 11u);
  EXPECT_EQ(record["first_call_ns"].size(), 3u);
}

TEST_F(Run, ByAuthorWritesOneFileEach) {
  const CommandResult run = evaluateTo(folder_ / "out" / "", {"--by-author", "--task", "ordering"});
  EXPECT_EQ(run.status, 1) << run.output;
  EXPECT_EQ(recordsOf(folder_ / "out/right.jsonl").size(), 1u);
  EXPECT_EQ(recordsOf(folder_ / "out/wrong.jsonl").size(), 1u);
}

TEST_F(Run, ResumesAfterAKillWithoutLossOrRepeat) {
  const std::vector<std::string> more = {"--author", "right", "endless", "wrong", "--task", "axpy"};
  std::vector<std::string> command = evaluateCommand(output_, more);
  const pid_t child = fork();
  if (child == 0) {
    freopen("/dev/null", "w", stderr);
    std::vector<char *> argv;
    for (std::string &word : command)
      argv.push_back(word.data());
    argv.push_back(nullptr);
    execv(argv[0], argv.data());
    _exit(127);
  }
  // The endless solution comes first and holds the run for two seconds at each size.
  for (int i = 0; i < 3000 && (!fs::exists(output_) || recordsOf(output_).size() < 2); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  const std::vector<Json> before = recordsOf(output_);
  ASSERT_GE(before.size(), 2u);
  ASSERT_LT(before.size(), 6u);
  std::ofstream(output_, std::ios::app) << "{\"schema\":\"accelscope.measurement/1\",\"tas";

  std::vector<std::string> resumed = more;
  resumed.push_back("--resume");
  const CommandResult run = evaluateTo(output_, resumed);
  EXPECT_NE(run.output.find("were there already"), std::string::npos) << run.output;
  const std::vector<Json> after = recordsOf(output_);
  ASSERT_EQ(after.size(), 6u) << run.output;
  std::map<std::string, int> cells;
  for (const Json &record : after)
    ++cells[record["author"].get<std::string>() + "/" + record["size"].get<std::string>()];
  EXPECT_EQ(cells.size(), 6u);
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_EQ(after[i], before[i]);
}

TEST_F(Run, ResumeRepeatsAChangedSource) {
  fs::copy(kCorpus, folder_ / "corpus", fs::copy_options::recursive);
  fs::remove(folder_ / "corpus/tasks/generate.h");
  fs::copy_file(fs::path(ACCELSCOPE_SOURCE_DIR) / "corpus/tasks/generate.h",
                folder_ / "corpus/tasks/generate.h");
  auto go = [&] {
    return runCommand({kRunner.string(), "evaluate", (folder_ / "corpus").string(), "--quick",
                       "--task", "axpy", "--author", "right", "wrong", "--size", "small",
                       "--resume", "--backend", "host", "--work", kCache.string(), "-o",
                       output_.string()},
                      std::chrono::seconds(100));
  };
  go();
  const std::vector<Json> before = recordsOf(output_);
  ASSERT_EQ(before.size(), 2u);
  std::ofstream(folder_ / "corpus/solutions/wrong/axpy.cpp", std::ios::app) << "// touched\n";
  const CommandResult run = go();
  const std::vector<Json> after = recordsOf(output_);
  ASSERT_EQ(after.size(), 2u) << run.output;
  EXPECT_EQ(after[0], before[0]);
  EXPECT_NE(after[1]["source_sha256"], before[1]["source_sha256"]);
}

TEST_F(Run, BadUsageIsOneSentence) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--author", "nobody"}, "no author 'nobody'"},
      {{"--task", "nothing"}, "no task 'nothing'"},
      {{"--size", "gigantic"}, "no selected task has a size 'gigantic'"},
      {{"--workers", "0"}, "--workers"},
  };
  for (const auto &[more, says] : cases) {
    const CommandResult run = evaluateTo(output_, more);
    EXPECT_EQ(run.status, 2) << run.output;
    EXPECT_NE(run.output.find(says), std::string::npos) << run.output;
  }
  const CommandResult folder = evaluateTo(folder_, {});
  EXPECT_EQ(folder.status, 2);
  EXPECT_NE(folder.output.find("add --by-author"), std::string::npos) << folder.output;
}

TEST_F(Run, AFaultyTaskIsTheHarnessesFault) {
  fs::create_directories(folder_ / "corpus/tasks/broken");
  fs::create_directories(folder_ / "corpus/solutions/right");
  const fs::path task = folder_ / "corpus/tasks/broken";
  fs::copy_file(kCorpus / "tasks/axpy/generate.cpp", task / "generate.cpp");
  fs::copy_file(fs::path(ACCELSCOPE_SOURCE_DIR) / "corpus/tasks/generate.h",
                folder_ / "corpus/tasks/generate.h");
  fs::copy_file(kCorpus / "solutions/right/axpy.cpp",
                folder_ / "corpus/solutions/right/broken.cpp");
  std::string yaml = readFile(kCorpus / "tasks/axpy/task.yaml");
  yaml.replace(yaml.find("id: axpy"), 8, "id: broken");
  std::ofstream(task / "task.yaml") << yaml;
  std::ofstream(task / "reference.cpp") << "#include <cstdlib>\nextern \"C\" void "
                                           "solution_compute(int, double, const float *, float *, "
                                           "int *) { std::abort(); }\n";
  const CommandResult run =
      runCommand({kRunner.string(), "evaluate", (folder_ / "corpus").string(), "--quick", "--size",
                  "small", "--backend", "host", "--work", kCache.string(), "-o", output_.string()},
                 std::chrono::seconds(100));
  const std::vector<Json> records = recordsOf(output_);
  ASSERT_EQ(records.size(), 1u) << run.output;
  EXPECT_EQ(records[0]["outcome"], "harness");
  EXPECT_NE(records[0]["reason"].get<std::string>().find("the reference was killed by SIGABRT"),
            std::string::npos)
      << records[0]["reason"];
}

TEST_F(Run, CheckFindsAcceptedWrongSolutionsAndMutants) {
  const fs::path wrong = folder_ / "wrong/axpy";
  fs::create_directories(wrong);
  for (const char *author : {"wrong", "silent", "right"})
    fs::copy_file(kCorpus / "solutions" / author / "axpy.cpp",
                  wrong / (std::string(author) + ".cpp"));
  const auto check = [&] {
    return runCommand({kRunner.string(), "check", kCorpus.string(), "--task", "axpy", "--size",
                       "small", "--wrong", (folder_ / "wrong").string(), "--work", kCache.string()},
                      std::chrono::seconds(100));
  };
  const CommandResult found = check();
  EXPECT_EQ(found.status, 1);
  EXPECT_NE(found.output.find("MEND: the wrong solution right is accepted"), std::string::npos)
      << found.output;
  EXPECT_NE(found.output.find("wrong/silent: wrong"), std::string::npos) << found.output;
  EXPECT_EQ(found.output.find("the oracle accepts"), std::string::npos) << found.output;
  // The same solution, said to fail at the other size only, is no fault at this one.
  const std::string text = readFile(wrong / "right.cpp");
  std::ofstream(wrong / "right.cpp") << "// shows at: large\n" << text;
  const CommandResult well = check();
  EXPECT_EQ(well.status, 0) << well.output;
}

} // namespace
} // namespace accelscope::evaluator
