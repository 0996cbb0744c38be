#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace accelscope::frontend {

/// A name that a source uses and nothing declares.
struct UnknownName {
  std::string scope; ///< the namespace that lacks it, `a::b`; empty for none
  std::string name;
  bool type = false; ///< it stands where only a type can
};

/// The path at which the text of declareUnknownNames() is served to Clang.
inline constexpr char kUnknownNamesHeader[] = "/accelscope/include/core/unknown_names.h";

/// Declarations for names that nothing declares, usually since a header is missing: Clang drops a
/// whole statement, a kernel launch too, for one such name in it. A plain name becomes a constant
/// that converts to anything; a name that `text` uses before `::` becomes a namespace with the
/// members that `text` takes from it.
std::string declareUnknownNames(const std::vector<UnknownName> &names, llvm::StringRef text);

} // namespace accelscope::frontend
