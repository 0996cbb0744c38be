#pragma once

#include "evaluator/Build.h"

#include <optional>
#include <string>

namespace accelscope::evaluator {

/// The machine as records describe it; what is unknown is empty.
struct Machine {
  std::string id; ///< a short name in kebab-case, also the folder of its measurements
  std::string gpu, driver, cuda, cpu;
  int cores = 0;
  std::optional<unsigned> smMhz, memMhz;
};

/// The GPU through the management library (libnvidia-ml.so.1), loaded at run time; all of it
/// answers nothing where there is none.
class GpuMonitor {
public:
  GpuMonitor();
  bool available() const { return device_ != nullptr; }
  std::string name() const;
  std::string driver() const;
  /// Current clocks in MHz of the SMs (1) or the memory (2).
  std::optional<unsigned> clock(int domain) const;
  /// True while the GPU is slowed down by heat or power.
  bool throttled() const;
  /// Number of the device that CUDA sees first, for the lock's name.
  const std::string &index() const { return index_; }

private:
  void *library_ = nullptr;
  void *device_ = nullptr;
  std::string index_ = "0";
};

/// Describes this machine; `id` is used when given, else derived from the GPU's (for the CUDA
/// backend) or the CPU's name.
Machine describeMachine(const std::string &id, Backend backend, const Toolchain &toolchain,
                        const GpuMonitor &gpu);

/// "NVIDIA H200" -> "nvidia-h200".
std::string kebab(const std::string &name);

/// Holds an exclusive lock on one GPU while it lives; waits for it when another run has it.
class GpuLock {
public:
  explicit GpuLock(const std::string &index);
  ~GpuLock();
  GpuLock(const GpuLock &) = delete;
  GpuLock &operator=(const GpuLock &) = delete;

private:
  int descriptor_ = -1;
};

} // namespace accelscope::evaluator
