// What the compiler says of kernels that it has built: registers, spills, stack and shared memory,
// read from the messages of `nvcc -Xptxas -v` or from a cubin.
#pragma once

#include "matchers/model/Model.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accelscope::model {

/// One compiled kernel. Negative: not told.
struct CompiledKernel {
  std::string symbol;   ///< as the linker knows it
  std::string name;     ///< qualified, without parameters: "ns::scale<float, 4>"
  int architecture = 0; ///< 90 for sm_90; 0 not told
  int64_t registers = -1;
  int64_t spillStores = -1, spillLoads = -1; ///< bytes per thread; a cubin does not tell them
  int64_t stack = -1;                        ///< bytes of local memory per thread
  int64_t sharedStatic = -1;                 ///< bytes per block, without what the system keeps
};

struct CompiledKernels {
  std::vector<CompiledKernel> kernels;
  std::string problem; ///< one sentence; empty when the input was understood
};

/// Reads the output of `nvcc -Xptxas -v` (or `ptxas -v`); lines of other tools in between do not
/// matter.
CompiledKernels readPtxasLog(std::string_view text);

/// Reads a cubin: an ELF file for one architecture, as `nvcc -cubin` or `cuobjdump -xelf` write it.
CompiledKernels readCubin(std::string_view bytes);

/// The compiled form of a kernel's instance for an architecture; null when there is none, or
/// several that cannot be told apart.
const CompiledKernel *compiledFor(const std::vector<CompiledKernel> &all, const Kernel &kernel,
                                  const KernelInstance &instance, int architecture);

} // namespace accelscope::model
