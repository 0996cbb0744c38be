#include "analyzer/frontend/VirtualHeaders.h"

#include "analyzer/frontend/EmbeddedHeaders.h"
#include "analyzer/frontend/Parser.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace accelscope::frontend {

using llvm::MemoryBuffer;
using llvm::vfs::InMemoryFileSystem;

// Built once: the table never changes, and thousands of files are parsed over it.
static llvm::IntrusiveRefCntPtr<InMemoryFileSystem> builtinHeaders() {
  static llvm::IntrusiveRefCntPtr<InMemoryFileSystem> files = [] {
    auto fs = llvm::makeIntrusiveRefCnt<InMemoryFileSystem>();
    const std::string root = kHeaderRoot;
    for (const EmbeddedHeader &header : embeddedHeaders())
      fs->addFile(root + header.path, 0, MemoryBuffer::getMemBuffer(header.text, header.path));
    llvm::SmallVector<llvm::StringRef, 64> lines;
    embeddedAliases().split(lines, '\n', -1, false);
    for (llvm::StringRef line : lines) {
      if (line.starts_with("#"))
        continue;
      auto [target, names] = line.split(':');
      llvm::SmallVector<llvm::StringRef, 64> aliases;
      names.split(aliases, ' ', -1, false);
      std::string text = "#pragma once\n#pragma clang system_header\n#include \"" + root +
                         target.trim().str() + "\"\n";
      for (llvm::StringRef alias : aliases)
        fs->addFile(root + alias.trim().str(), 0, MemoryBuffer::getMemBufferCopy(text, alias));
    }
    return fs;
  }();
  return files;
}

// A file system with a working directory of its own: setting it must not move the process.
static llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> realFiles() {
  return llvm::vfs::createPhysicalFileSystem();
}

static std::string current() {
  llvm::SmallString<256> folder;
  return llvm::sys::fs::current_path(folder) ? "/" : std::string(folder);
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const std::vector<std::pair<std::string, std::string>> &overrides) {
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(realFiles());
  overlay->pushOverlay(builtinHeaders());
  if (!overrides.empty()) {
    auto extra = llvm::makeIntrusiveRefCnt<InMemoryFileSystem>();
    extra->setCurrentWorkingDirectory(current());
    for (const auto &[path, text] : overrides)
      extra->addFile(path, 0, MemoryBuffer::getMemBufferCopy(text, path));
    overlay->pushOverlay(extra);
  }
  overlay->setCurrentWorkingDirectory(current());
  return overlay;
}

} // namespace accelscope::frontend
