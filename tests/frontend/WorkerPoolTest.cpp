#include "analyzer/frontend/WorkerPool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

using namespace accelscope::frontend;

namespace {

std::string behave(const std::string &path) {
  if (path == "crash")
    raise(SIGSEGV);
  if (path == "abort")
    std::abort();
  if (path == "exit")
    _exit(3);
  if (path == "throw")
    throw std::runtime_error("no luck");
  if (path == "loop")
    for (volatile int i = 0;; i = i + 1) {
    }
  if (path == "memory") {
    std::vector<char *> hoard;
    for (;;)
      hoard.push_back(new char[64 << 20]); // never touched: addresses are what is limited
  }
  if (path == "big")
    return std::string(5 << 20, 'b');
  return "result of " + path;
}

JobLimits quick() {
  JobLimits limits;
  limits.seconds = 3;
  limits.megabytes = 512;
  return limits;
}

TEST(WorkerPool, KeepsOrderAndResults) {
  std::vector<std::string> paths;
  for (int i = 0; i < 200; ++i)
    paths.push_back("f" + std::to_string(i));
  size_t calls = 0, last = 0;
  auto results =
      runIsolated(paths, 3, JobLimits(), behave, [&](size_t done, size_t total, const JobResult &) {
        ++calls;
        EXPECT_EQ(total, 200u);
        EXPECT_EQ(done, last + 1);
        last = done;
      });
  ASSERT_EQ(results.size(), 200u);
  EXPECT_EQ(calls, 200u);
  for (int i = 0; i < 200; ++i) {
    EXPECT_TRUE(results[i].ok);
    EXPECT_EQ(results[i].path, paths[i]);
    EXPECT_EQ(results[i].output, "result of f" + std::to_string(i));
  }
}

TEST(WorkerPool, BadFilesCostThemselvesAlone) {
  std::vector<std::string> paths = {"a",     "crash", "b",   "loop", "c",     "memory",
                                    "throw", "d",     "big", "exit", "abort", "e"};
  auto start = std::chrono::steady_clock::now();
  auto results = runIsolated(paths, 2, quick(), behave);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_LT(seconds, 60);
  ASSERT_EQ(results.size(), paths.size());
  auto find = [&](const std::string &path) {
    for (const JobResult &result : results)
      if (result.path == path)
        return result;
    return JobResult();
  };
  for (const char *good : {"a", "b", "c", "d", "e"})
    EXPECT_EQ(find(good).output, std::string("result of ") + good);
  EXPECT_EQ(find("big").output.size(), size_t(5 << 20));
  EXPECT_FALSE(find("crash").ok);
  EXPECT_EQ(find("crash").reason.rfind("signal 11", 0), 0u) << find("crash").reason;
  EXPECT_EQ(find("abort").reason.rfind("signal 6", 0), 0u) << find("abort").reason;
  EXPECT_EQ(find("loop").reason, "time");
  EXPECT_NE(find("loop").message.find("within 3 s"), std::string::npos);
  EXPECT_EQ(find("memory").reason, "memory");
  EXPECT_NE(find("memory").message.find("512 MB"), std::string::npos);
  EXPECT_EQ(find("throw").reason, "error");
  EXPECT_EQ(find("throw").message, "throw: no luck");
  EXPECT_EQ(find("exit").reason, "exit 3");
}

TEST(WorkerPool, EmptyListAndMoreJobsThanFiles) {
  EXPECT_TRUE(runIsolated({}, 4, quick(), behave).empty());
  auto results = runIsolated({"x"}, 16, quick(), behave);
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results[0].output, "result of x");
  EXPECT_FALSE(poolInterrupted());
}

TEST(WorkerPool, AnInterruptKeepsWhatIsDoneAndLeavesNoProcess) {
  JobLimits limits;
  limits.seconds = 60;
  auto start = std::chrono::steady_clock::now();
  auto results = runIsolated({"first", "loop", "loop", "never"}, 2, limits, behave,
                             [](size_t done, size_t, const JobResult &) {
                               if (done == 1)
                                 kill(getpid(), SIGINT);
                             });
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_LT(seconds, 10);
  EXPECT_TRUE(poolInterrupted());
  EXPECT_EQ(results[0].output, "result of first");
  for (int i : {1, 2, 3})
    EXPECT_EQ(results[i].reason, "interrupted");
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a worker is left";
}

} // namespace
