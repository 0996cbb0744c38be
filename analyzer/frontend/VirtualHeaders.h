#pragma once

#include "analyzer/frontend/Dependencies.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace accelscope::frontend {

/// The real file system with the built-in headers laid over it below kHeaderRoot, and with
/// `overrides` (path, text) laid over both. What is read from disk, and what is looked for there in
/// vain, goes to `log`.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const std::vector<std::pair<std::string, std::string>> &overrides,
               std::shared_ptr<Dependencies> log = nullptr);

/// The built-in header, below kHeaderRoot, that `#include <name>` reads: `core/prelude.h` for
/// `cuda_runtime.h`. Empty where there is none, or where a header on disk goes before it.
std::string builtinHeaderNamed(llvm::StringRef name);

/// A hash of the names and texts of all built-in headers.
uint64_t builtinHeadersHash();

} // namespace accelscope::frontend
