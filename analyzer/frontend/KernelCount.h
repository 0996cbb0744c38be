#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accelscope::frontend {

/// The number of `__global__` function definitions in a text, counted without a parser: comments,
/// strings (raw ones too) and continued lines are understood, a declaration that ends in `;` is not
/// counted, an explicit instantiation or specialisation with a body is. `__global__` that only a
/// macro's definition holds is not counted. Text inside `#if 0` is skipped; other conditions are
/// taken as true on every branch.
unsigned countKernelDefinitions(std::string_view text);

/// True when a C++ text uses CUDA: an attribute such as `__global__`, a launch `<<<...>>>`, or an
/// include of a CUDA header, outside comments and strings.
bool looksLikeCuda(std::string_view text);

/// True when a Python text holds CUDA code in one of its strings.
bool pythonHoldsCuda(std::string_view text);

/// True when a directive of the text asks for `__CUDA_ARCH__` or a macro like it: host and device
/// then see different sources.
bool asksForArchitecture(std::string_view text);

/// A kernel definition as the lexer of countKernelDefinitions() sees it.
struct LexedKernel {
  std::string name;
  unsigned line = 0; ///< of the name, from 1
};

/// The kernel definitions of a text that no parser has to understand, in order.
std::vector<LexedKernel> kernelDefinitions(std::string_view text);

} // namespace accelscope::frontend
