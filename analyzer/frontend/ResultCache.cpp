#include "analyzer/frontend/ResultCache.h"

#include "analyzer/frontend/CacheFiles.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <sys/stat.h>

namespace accelscope::frontend {

namespace path = llvm::sys::path;

static constexpr char kFormat[] = "accelscope-result-1";
static constexpr uint64_t kFolderLimit = 256u << 20;
static constexpr int64_t kDay = 86400ll * 1000000000;
// More paths than this cost more to look at than they save.
static constexpr size_t kMostDependencies = 5000;
// The clock of a file system moves in steps of up to 10 ms.
static constexpr int64_t kClockStep = 20'000'000;

ResultCache::ResultCache(std::string cacheFolder) {
  program_ = fileStamp("/proc/self/exe");
  if (cacheFolder.empty() || program_.empty())
    return;
  folder_ = cacheFolder + "/results";
  preambles_ = preambleFolder(cacheFolder);
}

int64_t ResultCache::now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

static int64_t changedAt(const std::string &file) {
  struct stat info;
  return stat(file.c_str(), &info) == 0 ? info.st_mtim.tv_sec * 1000000000LL + info.st_mtim.tv_nsec
                                        : 0;
}

std::string ResultCache::entry(const std::string &purpose, const std::string &path,
                               const std::string &text,
                               const std::vector<std::string> &arguments) const {
  llvm::SmallString<256> folder;
  llvm::sys::fs::current_path(folder);
  std::string all = std::string(kFormat) + '\0' + program_ + '\0' + std::string(folder) + '\0' +
                    path + '\0' + purpose;
  for (const std::string &argument : arguments)
    all += '\0' + argument;
  return folder_ + "/" + hashName(all) + hashName(text);
}

const std::string &ResultCache::contentHash(const std::string &file) {
  auto [known, isNew] = hashes_.try_emplace(file);
  if (isNew)
    if (auto content = readWhole(file))
      known->second = hashName(*content);
  return known->second;
}

bool ResultCache::isAbsent(const std::string &file) {
  const llvm::StringRef parent = path::parent_path(file);
  return !folders_.in(parent.empty() ? "." : parent.str()).count(path::filename(file).str());
}

const Preamble *ResultCache::preamble(const std::string &id) {
  auto [known, isNew] = known_.try_emplace(id);
  if (isNew) {
    auto present = readPreamble(preambles_ + "/" + id.substr(0, id.rfind('-')) + ".pch");
    if (present && present->id == id)
      known->second = std::move(present);
  }
  return known->second.get();
}

bool ResultCache::holds(llvm::StringRef line, const std::vector<std::string> &arguments) {
  if (line.consume_front("read ")) {
    auto [hash, file] = line.split(' ');
    return !hash.empty() && contentHash(file.str()) == hash;
  }
  if (line.consume_front("absent "))
    return isAbsent(line.str());
  if (line.consume_front("preamble ")) {
    const Preamble *present = preamble(line.str());
    return present && mayUse(*present, arguments, folders_);
  }
  return false;
}

std::optional<std::string> ResultCache::find(const std::string &entry,
                                             const std::vector<std::string> &arguments) {
  if (!enabled())
    return std::nullopt;
  const auto content = readWhole(entry);
  if (!content)
    return std::nullopt;
  auto [seal, body] = llvm::StringRef(*content).split('\n');
  if (seal != hashName(body))
    return std::nullopt;
  for (;;) {
    auto [line, rest] = body.split('\n');
    body = rest;
    if (line.empty())
      break;
    if (!holds(line, arguments))
      return std::nullopt;
  }
  // The day is exact enough to tell what is no longer used.
  if (now() - changedAt(entry) > kDay)
    markUsed(entry);
  return body.str();
}

void ResultCache::keep(const std::string &entry, const std::string &path,
                       const Dependencies &dependencies, int64_t started,
                       const std::string &result) {
  if (!enabled() || dependencies.read.size() + dependencies.absent.size() > kMostDependencies)
    return;
  if (changedAt(path) > started - kClockStep || !makeCacheFolder(folder_))
    return;
  std::string body;
  for (const std::string &file : dependencies.read) {
    if (changedAt(file) > started - kClockStep || file.find('\n') != std::string::npos)
      return;
    body += "read " + contentHash(file) + " " + file + "\n";
  }
  for (const std::string &file : dependencies.absent) {
    if (file.find('\n') != std::string::npos || !isAbsent(file))
      return;
    body += "absent " + file + "\n";
  }
  for (const std::string &id : dependencies.preambles)
    body += "preamble " + id + "\n";
  body += "\n" + result;
  writeWhole(entry, hashName(body) + "\n" + body);
}

void ResultCache::limit() const {
  if (!enabled())
    return;
  const std::string stamp = folder_ + ".looked-at";
  if (now() - changedAt(stamp) < kDay || !writeWhole(stamp, ""))
    return;
  limitFolder(folder_, kFolderLimit);
}

} // namespace accelscope::frontend
