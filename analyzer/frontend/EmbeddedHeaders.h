#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace accelscope::frontend {

/// One built-in header: its path below kHeaderRoot and its text.
struct EmbeddedHeader {
  const char *path;
  const char *text;
};

/// All built-in headers, sorted by path.
llvm::ArrayRef<EmbeddedHeader> embeddedHeaders();

/// Lines of `target: alias alias ...`; each alias is a header that includes only its target.
llvm::StringRef embeddedAliases();

} // namespace accelscope::frontend
