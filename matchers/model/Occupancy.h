// Theoretical occupancy: how many warps of a kernel can be resident on one multiprocessor, and
// which resource sets that limit.
//
// The limits of each architecture are those of the table "Technical Specifications per Compute
// Capability" in the CUDA C++ Programming Guide; registers are handed out to warps in units of 256,
// and shared memory to blocks in units of 128 bytes (256 on 7.x), of which the system keeps 1024
// for itself from 8.0 on.
#pragma once

#include "matchers/model/Model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::model {

/// What one multiprocessor of an architecture holds.
struct Multiprocessor {
  int architecture = 0;        ///< 90 for sm_90
  int warps = 64, blocks = 32; ///< resident at most
  int registers = 65536;       ///< 32-bit registers
  int sharedBytes = 0;         ///< for all resident blocks, what the system keeps included
  int sharedPerBlock = 0;      ///< the most that a block can ask for (opt-in)
  int sharedReserved = 0;      ///< bytes that the system takes for each block
  int sharedUnit = 128;        ///< bytes; a block's share is a multiple
};

/// All architectures that are known, ascending.
const std::vector<Multiprocessor> &multiprocessors();
/// The one of `sm_90`, `compute_90a`, `90`; null when it is not known.
const Multiprocessor *multiprocessor(const std::string &architecture);

/// What a block of a kernel takes. Negative: not known.
struct BlockNeeds {
  int64_t threads = -1;
  int64_t registers = -1;     ///< per thread
  int64_t sharedStatic = -1;  ///< bytes per block
  int64_t sharedDynamic = -1; ///< bytes per block, from the launch
};

enum class Limit : uint8_t { Warps, Blocks, Registers, Shared };
/// "resident warps", "resident blocks", "registers", "shared memory"
const char *toString(Limit limit);

struct Occupancy {
  int blocks = 0; ///< resident on one multiprocessor
  int warps = 0;
  double share = 0; ///< of the resident warps that the multiprocessor could hold
  /// Blocks that each resource alone would allow; -1 where the need is not known.
  int64_t byWarps = -1, byBlocks = -1, byRegisters = -1, byShared = -1;
  std::vector<Limit> limits; ///< every resource that allows no more than `blocks`
  bool upperBound = false;   ///< registers or shared memory are not known and could lower it
};

/// Nullopt when the threads of a block are not known or more than a block can have. `blocks` is 0
/// when a block asks for more than the multiprocessor has: such a launch fails.
std::optional<Occupancy> occupancyOf(const Multiprocessor &device, const BlockNeeds &needs);

/// Bytes of the static shared arrays of a kernel instance, laid out in order of declaration;
/// nullopt when the size of one is not known.
std::optional<int64_t> staticSharedBytes(const Body &body);

/// What is known of a kernel instance from the source: the block's threads and dynamic shared
/// memory where every launch agrees, static shared memory.
BlockNeeds blockNeeds(const Program &program, const Kernel &kernel, const KernelInstance &instance);

/// The registers that a thread may have at most when `minimumBlocks` blocks of `threads` threads
/// are to be resident, as `__launch_bounds__` asks for.
int registersForBounds(const Multiprocessor &device, int64_t threads, int64_t minimumBlocks);

} // namespace accelscope::model
