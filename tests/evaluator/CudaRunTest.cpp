// The CUDA path of a run, with stand-ins for nvcc and for the driver: what a worker and its judge
// do around a device, on a machine that has none.
#include "evaluator/Process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <unistd.h>

namespace accelscope::evaluator {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

const fs::path kInputs = fs::path(ACCELSCOPE_SOURCE_DIR) / "tests/evaluator/inputs";
const fs::path kBinary = fs::path(ACCELSCOPE_BINARY_DIR);

class CudaRun : public ::testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("accelscope-cuda-" + std::to_string(getpid()));
    fs::create_directories(folder_ / "corpus/tasks");
    fs::copy(kInputs / "corpus/tasks/axpy", folder_ / "corpus/tasks/axpy");
    fs::copy_file(fs::path(ACCELSCOPE_SOURCE_DIR) / "corpus/tasks/generate.h",
                  folder_ / "corpus/tasks/generate.h");
    fs::copy(kInputs / "cuda/solutions", folder_ / "corpus/solutions", fs::copy_options::recursive);
  }
  void TearDown() override { fs::remove_all(folder_); }

  CommandResult run(const std::string &driverFolder, const std::string &arch) {
    return runCommand(
        {"env", "LD_LIBRARY_PATH=" + driverFolder, "NVCC=" + (kInputs / "standin/nvcc").string(),
         "TMPDIR=" + folder_.string(), (kBinary / "bin/accelscope-runner").string(), "evaluate",
         (folder_ / "corpus").string(), "--quick", "--size", "small", "--arch", arch, "--work",
         (folder_ / "cache").string(), "-o", (folder_ / "records.jsonl").string()},
        std::chrono::seconds(100));
  }

  std::map<std::string, Json> records() {
    std::map<std::string, Json> result;
    std::ifstream in(folder_ / "records.jsonl");
    for (std::string line; std::getline(in, line);) {
      const Json record = Json::parse(line);
      result[record["author"]] = record;
    }
    return result;
  }

  fs::path folder_;
};

bool says(const Json &record, const std::string &text) {
  return record["reason"].get<std::string>().find(text) != std::string::npos;
}

TEST_F(CudaRun, OutcomesAroundADevice) {
  const CommandResult result = run((kBinary / "evaluator-standin").string(), "sm_90");
  std::map<std::string, Json> all = records();
  ASSERT_EQ(all.size(), 6u) << result.output;
  EXPECT_EQ(all["right"]["outcome"], "ok") << all["right"]["reason"];
  EXPECT_EQ(all["right"]["machine"]["cuda"], "13.0");
  EXPECT_EQ(all["right"]["isolation"].back(), "inputs_compared");
  EXPECT_NE(all["right"]["build"]["command"].get<std::string>().find("-arch=sm_90"),
            std::string::npos);
  EXPECT_EQ(all["fault"]["outcome"], "crash");
  EXPECT_TRUE(says(all["fault"], "CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access"))
      << all["fault"]["reason"];
  EXPECT_EQ(all["full"]["outcome"], "oom_device") << all["full"]["reason"];
  EXPECT_EQ(all["gives_up"]["outcome"], "oom_device") << all["gives_up"]["reason"];
  EXPECT_EQ(all["changes_input"]["outcome"], "wrong");
  EXPECT_TRUE(says(all["changes_input"], "changed its input `x` in call 1"))
      << all["changes_input"]["reason"];
  EXPECT_EQ(all["mismatch"]["outcome"], "interface_mismatch");
}

TEST_F(CudaRun, AMissingDriverIsNeverTheSolutionsFault) {
  const CommandResult result = run("/nonexistent", "sm_90");
  const std::map<std::string, Json> all = records();
  ASSERT_EQ(all.size(), 6u) << result.output;
  // On a machine with a real driver and no such device the run would differ.
  if (all.at("right")["outcome"] != "ok")
    EXPECT_EQ(all.at("right")["outcome"], "harness") << all.at("right")["reason"];
  EXPECT_EQ(all.at("mismatch")["outcome"], "interface_mismatch");
}

TEST_F(CudaRun, CompilerRefusalsAreBuildFailures) {
  const CommandResult result = run((kBinary / "evaluator-standin").string(), "sm_10");
  for (const auto &[author, record] : records()) {
    EXPECT_EQ(record["outcome"], "build_failed") << result.output;
    EXPECT_TRUE(says(record, "unsupported architecture")) << record["reason"];
  }
}

} // namespace
} // namespace accelscope::evaluator
