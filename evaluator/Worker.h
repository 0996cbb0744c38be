#pragma once

#include <string>

namespace accelscope::evaluator {

/// What the judge tells a worker on its command line; the memories come as descriptors.
struct WorkerSettings {
  std::string object;          ///< the solution's shared object
  bool cuda = false;           ///< create a CUDA context and synchronise inside each call
  bool writableInputs = false; ///< map inputs writable (the judge compares them afterwards)
  int arguments = 0;
};

/// Descriptors that the judge leaves open in a worker.
enum WorkerDescriptor { kControlDescriptor = 3, kInputDescriptor = 4, kOutputDescriptor = 5 };

/// The untrusted side: loads the solution and makes the calls that the judge announces until it is
/// told to stop. Returns the process's exit status.
int runWorker(const WorkerSettings &settings);

} // namespace accelscope::evaluator
