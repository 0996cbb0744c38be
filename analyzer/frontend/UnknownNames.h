#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// The path at which the text of declareUnknownNames() is served to Clang.
inline constexpr char kUnknownNamesHeader[] = "/accelscope/include/core/unknown_names.h";

/// Declarations for names that nothing declares, usually since a header is missing: Clang drops a
/// whole statement, a kernel launch too, for one such name in it. A plain name becomes a constant
/// that converts to anything; a name that `text` uses before `::` becomes a namespace with the
/// members that `text` takes from it.
std::string declareUnknownNames(const std::vector<std::string> &names, llvm::StringRef text);

} // namespace accelscope::frontend
