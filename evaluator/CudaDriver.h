#pragma once

#include <cstdint>
#include <string>

namespace accelscope::evaluator {

/// The few driver functions that a worker needs, loaded from libcuda.so.1 at run time: no toolkit
/// is needed to build or to run this.
class CudaDriver {
public:
  /// Whether there is a driver library; creates no context.
  static bool present();

  /// Loads the driver, takes the first visible device, and makes its primary context current.
  /// False with a sentence in `problem` when one of these fails.
  bool start(std::string &problem);

  /// Waits for everything on the device; 0, or the driver's error number.
  int synchronize() const;

  /// The driver's name and description of an error number.
  std::string describe(int error) const;

  /// Keeps the device busy for about `milliseconds`, so that its clocks are up before timing.
  void preheat(int milliseconds) const;

private:
  void *library_ = nullptr;
  int (*synchronize_)() = nullptr;
  int (*errorName_)(int, const char **) = nullptr;
  int (*errorString_)(int, const char **) = nullptr;
  int (*allocate_)(std::uint64_t *, std::size_t) = nullptr;
  int (*release_)(std::uint64_t) = nullptr;
  int (*fill_)(std::uint64_t, unsigned, std::size_t) = nullptr;
};

/// "CUDA error 2 is out of memory" is told apart from all others.
constexpr int kCudaOutOfMemory = 2;

} // namespace accelscope::evaluator
