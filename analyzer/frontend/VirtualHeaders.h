#pragma once

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <string>
#include <utility>
#include <vector>

namespace accelscope::frontend {

/// The real file system with the built-in headers laid over it below kHeaderRoot, and with
/// `overrides` (path, text) laid over both.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const std::vector<std::pair<std::string, std::string>> &overrides);

} // namespace accelscope::frontend
