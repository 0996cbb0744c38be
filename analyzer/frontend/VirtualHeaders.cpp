#include "analyzer/frontend/VirtualHeaders.h"

#include "analyzer/frontend/EmbeddedHeaders.h"
#include "analyzer/frontend/Parser.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

#include <map>

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

// Notes what a parse takes from disk.
namespace {
class LoggingFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  LoggingFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
                    std::shared_ptr<Dependencies> log)
      : ProxyFileSystem(std::move(files)), log_(std::move(log)) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override {
    auto found = ProxyFileSystem::status(path);
    note(path.str(), bool(found), found && found->isDirectory());
    return found;
  }

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &path) override {
    auto found = ProxyFileSystem::openFileForRead(path);
    note(path.str(), bool(found), false);
    return found;
  }

private:
  void note(std::string path, bool found, bool isFolder) {
    if (isFolder || llvm::StringRef(path).starts_with("/accelscope/"))
      return;
    (found ? log_->read : log_->absent).insert(std::move(path));
  }

  std::shared_ptr<Dependencies> log_;
};
} // namespace

// A file system with a working directory of its own: setting it must not move the process.
static llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> realFiles() {
  return llvm::vfs::createPhysicalFileSystem();
}

static std::string current() {
  llvm::SmallString<256> folder;
  return llvm::sys::fs::current_path(folder) ? "/" : std::string(folder);
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const std::vector<std::pair<std::string, std::string>> &overrides,
               std::shared_ptr<Dependencies> log) {
  auto disk = realFiles();
  if (log)
    disk = llvm::makeIntrusiveRefCnt<LoggingFileSystem>(disk, std::move(log));
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(disk);
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

std::string builtinHeaderNamed(llvm::StringRef name) {
  static const std::map<std::string, std::string, std::less<>> names = [] {
    std::map<std::string, std::string, std::less<>> all;
    for (const EmbeddedHeader &header : embeddedHeaders())
      all.emplace(header.path, header.path);
    llvm::SmallVector<llvm::StringRef, 64> lines;
    embeddedAliases().split(lines, '\n', -1, false);
    for (llvm::StringRef line : lines) {
      if (line.starts_with("#"))
        continue;
      auto [target, list] = line.split(':');
      llvm::SmallVector<llvm::StringRef, 64> aliases;
      list.split(aliases, ' ', -1, false);
      for (llvm::StringRef alias : aliases)
        all.emplace(alias.trim().str(), target.trim().str());
    }
    return all;
  }();
  auto found = names.find(std::string_view(name));
  return found == names.end() ? std::string() : found->second;
}

uint64_t builtinHeadersHash() {
  static const uint64_t hash = [] {
    uint64_t sum = llvm::xxh3_64bits(embeddedAliases());
    for (const EmbeddedHeader &header : embeddedHeaders())
      sum = sum * 0x9E3779B97F4A7C15u + llvm::xxh3_64bits(llvm::StringRef(header.path)) +
            3 * llvm::xxh3_64bits(llvm::StringRef(header.text));
    return sum;
  }();
  return hash;
}

} // namespace accelscope::frontend
