#pragma once

#include "evaluator/Build.h"
#include "evaluator/Instance.h"
#include "evaluator/Oracle.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace accelscope::evaluator {

/// How a cell ended. The names in records are outcomeName's.
enum class Outcome {
  Ok,
  Wrong,
  Flaky,
  Crash,
  Timeout,
  OomHost,
  OomDevice,
  BuildFailed,
  InterfaceMismatch,
  LateWrite,
  CacheSuspect,
  Impossible,
  Unstable,
  Sanitizer,
  NoKernel,
  Harness,
};

std::string_view outcomeName(Outcome outcome);

/// How often a solution is called, and for how long.
struct Protocol {
  std::string name = "standard";
  int workers = 3;
  int minWarmups = 3;
  int maxWarmups = 25;
  double warmupSeconds = 0.5; ///< warm-up goes on until this much call time is used
  int trials = 11;            ///< per worker
  double budgetSeconds = 20;  ///< call time per worker; after it, trials stop at minTrials
  int minTrials = 3;
  int minPairs = 3, maxPairs = 8;
  bool parallelPairs = false;  ///< prepare pairs side by side: quicker, the reference less quiet
  double pairSeconds = 20;     ///< time to spend on preparing further pairs, per task and size
  double timeLimitSeconds = 0; ///< per call; 0: clamp(10 x reference, 10, 120)
  int lateCheckMs = 50;

  static Protocol quick();
};

/// Enough where the GPU worked a second ago: its clocks are still up.
constexpr int kShortPreheatMs = 60;

/// What a call sequence needs beside the protocol.
struct CellContext {
  std::filesystem::path runner; ///< accelscope-runner
  Backend backend = Backend::Host;
  int judgeCore = -1;                ///< kept free of the worker; -1: nothing is pinned
  std::uint64_t orderSeed = 0;       ///< decides the order of the instances
  std::vector<std::string> readable; ///< folders that a worker may read beside the system's
  bool isolate = true;               ///< resource limits and Landlock in the worker
  int preheatMs = 300; ///< a worker keeps the GPU busy this long before it loads the solution
};

/// What the workers of one cell gave.
struct CellResult {
  Outcome outcome = Outcome::Harness;
  std::string reason; ///< one sentence
  std::vector<std::string> flags;
  std::vector<std::string> isolation;
  std::vector<std::vector<std::int64_t>> trialsNs; ///< one list per worker
  std::vector<std::int64_t> firstCallNs;           ///< one per worker
  int warmups = 0;                                 ///< per worker, the largest
};

/// Runs one solution on the given instances by the protocol: fresh contents and poisoned outputs
/// in every call, every call checked. Never throws for what the solution does.
CellResult runCell(const Task &task, const std::filesystem::path &object,
                   std::vector<Instance> &instances, const Oracle &oracle, const Protocol &protocol,
                   const CellContext &context);

/// The time limit of one call in seconds.
double callLimit(const Protocol &protocol, const std::vector<Instance> &instances);

} // namespace accelscope::evaluator
