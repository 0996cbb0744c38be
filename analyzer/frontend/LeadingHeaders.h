#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// The headers of the C++ library and of CUDA that `text` includes before anything else that could
/// change their meaning, and that are worth precompiling: sorted, each once, CUDA's by the name of
/// the built-in header that stands for them. Reading ends at the first line that is neither a
/// comment, an include guard, nor an include of such a header or of a cheap one (`<stdio.h>`,
/// `<cmath>`). A header in quotes that stands in `folder`, the source's, is read the same way, as
/// deep as includes go. With a toolkit's own headers (`toolkit`) the built-in ones do not count.
std::vector<std::string> leadingHeaders(llvm::StringRef text, const std::string &folder,
                                        bool toolkit);

} // namespace accelscope::frontend
