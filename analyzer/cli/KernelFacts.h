// Facts of a kernel's instances that are derived from the model: occupancy and work mapping, for
// the commands that print or record them.
#pragma once

#include "matchers/model/CompiledKernels.h"
#include "matchers/model/Occupancy.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace accelscope::cli {

/// One kernel instance with what limits its residency on an architecture.
struct KernelOccupancy {
  std::string name; ///< with template arguments
  unsigned line = 0;
  model::BlockNeeds needs;
  int64_t spillStores = -1, spillLoads = -1; ///< bytes per thread; -1 not told
  int64_t boundThreads = 0, boundBlocks = 0; ///< __launch_bounds__, 0 none
  int mostRegisters = 0;                     ///< that the bounds allow; 0: no bounds
  bool threadsFromBounds = false;            ///< no launch says how many: the bound was taken
  std::optional<model::Occupancy> occupancy;
};

/// `instance` on `device`. `compiled`: what compilers said, may be empty.
KernelOccupancy kernelOccupancy(const model::Program &program, const model::Kernel &kernel,
                                const model::KernelInstance &instance,
                                const model::Multiprocessor &device,
                                const std::vector<model::CompiledKernel> &compiled);

/// "100% of sm_90 (64 of 64 warps, 8 blocks), limited by resident warps; 256 threads, ...".
std::string describe(const KernelOccupancy &facts, const model::Multiprocessor &device);
nlohmann::ordered_json toJson(const KernelOccupancy &facts, const model::Multiprocessor &device);

/// The work mapping of an instance as a record.
nlohmann::ordered_json mappingJson(const model::Program &program, const model::Kernel &kernel,
                                   const model::KernelInstance &instance);

} // namespace accelscope::cli
