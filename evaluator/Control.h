#pragma once

#include "evaluator/Call.h"

#include <atomic>
#include <cstdint>

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

namespace accelscope::evaluator {

constexpr int kMaxArguments = 64;

/// One flag on a cache line of its own.
struct alignas(64) Flag {
  std::atomic<std::uint32_t> value;
};

enum class WorkerState : std::uint32_t {
  Starting = 0,
  Ready = 1,       ///< the solution is loaded; inputs may come
  NoDevice = 2,    ///< no usable CUDA driver or device: not the solution's fault
  LoadFailed = 3,  ///< dlopen refused the object
  NoEntry = 4,     ///< the object does not export the entry point
  SetupFailed = 5, ///< the worker itself could not start: not the solution's fault
};

enum IsolationBit : std::uint32_t {
  kLimits = 1,
  kLandlock = 2,
  kNoNewPrivileges = 4,
};

/// The page that judge and worker share. The judge writes `go`, the arguments and the bounds; the
/// worker writes all else, so the judge believes none of that: a forged `done` only makes the
/// outputs wrong, and texts are shown, never parsed.
struct Control {
  Flag go;        ///< number of the call to make; kStop ends the worker
  Flag done;      ///< number of the call that is finished
  Flag heartbeat; ///< counts while the worker waits for `go`
  Flag state;     ///< a WorkerState

  CallArgument arguments[kMaxArguments]; ///< for the call announced by `go`

  std::uint64_t inputBase, outputBase; ///< the worker's addresses of the two memories
  std::int64_t loadNs;                 ///< time dlopen took
  std::int64_t contextNs;              ///< time to create the CUDA context; 0 without one
  std::uint32_t isolation;             ///< IsolationBit set
  std::int32_t cudaError;              ///< of the synchronisation after the last call
  std::int32_t signal;                 ///< set by the fault handler
  std::int32_t signalCode;
  std::uint64_t faultAddress;
  char message[512];

  static constexpr std::uint32_t kStop = 0xffffffffu;
};

/// Waits a moment inside a spin loop; gives the core away now and then, so that two processes on
/// one core still make progress.
inline void relax(unsigned &spins);

} // namespace accelscope::evaluator

#include <sched.h>

inline void accelscope::evaluator::relax(unsigned &spins) {
#if defined(__x86_64__) || defined(__i386__)
  _mm_pause();
#endif
  if (++spins % 4096 == 0)
    sched_yield();
}
