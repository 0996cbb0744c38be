#pragma once

#include <string>
#include <vector>

namespace accelscope::evaluator {

/// What the judge tells a worker on its command line; the memories come as descriptors.
struct WorkerSettings {
  std::string object;          ///< the solution's shared object
  bool cuda = false;           ///< create a CUDA context and synchronise inside each call
  bool writableInputs = false; ///< map inputs writable (the judge compares them afterwards)
  bool isolate = true;         ///< restrict the process before the solution is loaded
  int arguments = 0;
  int preheatMs = 0;                 ///< keep the GPU busy so long before loading
  std::vector<std::string> readable; ///< folders that the solution's libraries may lie in
};

/// Descriptors that the judge leaves open in a worker.
enum WorkerDescriptor { kControlDescriptor = 3, kInputDescriptor = 4, kOutputDescriptor = 5 };

/// The untrusted side: loads the solution and makes the calls that the judge announces until it is
/// told to stop. Returns the process's exit status.
int runWorker(const WorkerSettings &settings);

} // namespace accelscope::evaluator
