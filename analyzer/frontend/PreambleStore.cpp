#include "analyzer/frontend/PreambleStore.h"

#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/LeadingHeaders.h"
#include "analyzer/frontend/WorkerPool.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <fcntl.h>
#include <map>
#include <sys/file.h>
#include <unistd.h>

namespace accelscope::frontend {

namespace fs = llvm::sys::fs;

namespace {

using Headers = std::vector<std::string>;

// Building costs about what two or three sources gain, and the next run gains too.
constexpr size_t kWorthBuilding = 2;
constexpr uint64_t kFolderLimit = 1024u << 20;
constexpr double kBuildSeconds = 60;
constexpr size_t kBuildMegabytes = 4096;

// What is loaded, by the preamble's path. Null: there is none to be had in this run.
struct Loaded {
  LoadedPreamble preamble;
  std::unique_ptr<llvm::MemoryBuffer> file;
};
std::map<std::string, std::unique_ptr<Loaded>> &store() {
  static std::map<std::string, std::unique_ptr<Loaded>> all;
  return all;
}

const Loaded *load(const std::string &path) {
  auto [known, isNew] = store().try_emplace(path);
  if (!isNew)
    return known->second.get();
  auto preamble = readPreamble(path);
  if (!preamble || preamble->treeSize == 0)
    return nullptr;
  auto file = loadPreamble(*preamble);
  if (!file)
    return nullptr;
  auto loaded = std::make_unique<Loaded>();
  loaded->preamble.tree =
      llvm::MemoryBufferRef(file->getBuffer().take_front(preamble->treeSize), kPreambleFile);
  loaded->preamble.preamble = std::move(*preamble);
  loaded->file = std::move(file);
  known->second = std::move(loaded);
  return known->second.get();
}

// Stored, whole and up to date, be it as the note that it cannot be precompiled.
bool isStored(const std::string &path) {
  auto preamble = readPreamble(path);
  return preamble && (preamble->treeSize == 0 || load(path));
}

std::string sourceFolder(const std::string &path) {
  llvm::SmallString<256> absolute(path);
  fs::make_absolute(absolute);
  return llvm::sys::path::parent_path(absolute).str();
}

bool includes(const Headers &all, const Headers &some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

FolderNames &folderNames() {
  static FolderNames names;
  return names;
}

// A new run: what has changed on disk is looked at anew. Trees of the last run may still read from
// a preamble that is no longer used.
void startRun() {
  static std::vector<std::unique_ptr<Loaded>> retired;
  folderNames() = {};
  for (auto it = store().begin(); it != store().end();) {
    auto present = it->second ? readPreamble(it->first) : nullptr;
    if (present && present->id == it->second->preamble.preamble.id) {
      ++it;
      continue;
    }
    if (it->second)
      retired.push_back(std::move(it->second));
    it = store().erase(it);
  }
}

// A set of headers that one source of many begins with is built when it is wanted again.
bool wantedBefore(const std::string &path) {
  const std::string mark = path + ".wanted";
  if (unlink(mark.c_str()) == 0)
    return true;
  if (makeCacheFolder(llvm::sys::path::parent_path(path).str()))
    writeWhole(mark, "");
  return false;
}

// One preamble to build.
struct Plan {
  Headers headers;
  std::vector<std::string> arguments;
};

// Another process that builds the same is left to it.
std::string buildLocked(const std::string &path, const Plan &plan) {
  const std::string lock = path + ".lock";
  const int fd = open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0)
    return "";
  if (flock(fd, LOCK_EX | LOCK_NB) == 0) {
    // It may have come into being since it was looked for.
    auto present = readPreamble(path);
    if (!present || (present->treeSize != 0 && !loadPreamble(*present)))
      buildPreamble(path, plan.arguments, plan.headers);
    unlink(lock.c_str());
  }
  close(fd);
  return "";
}

} // namespace

std::string preambleFolder(const std::string &cacheFolder) { return cacheFolder + "/preambles"; }

const std::set<std::string> &FolderNames::in(const std::string &folder) {
  auto [known, isNew] = folders_.try_emplace(folder);
  if (isNew) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
      known->second.insert(llvm::sys::path::filename(entry->path()).str());
  }
  return known->second;
}

bool mayUse(const Preamble &preamble, const std::vector<std::string> &arguments,
            FolderNames &folders) {
  const std::string root = std::string("-I") + kHeaderRoot;
  for (const std::string &argument : arguments) {
    if (!llvm::StringRef(argument).starts_with("-I") || argument == root)
      continue;
    for (const std::string &name : folders.in(argument.substr(2)))
      if (preamble.names.count(name))
        return false;
  }
  return true;
}

void preparePreambles(const std::vector<UpcomingParse> &sources, int jobs) {
  startRun();
  // Sources by what their preambles have in common, then by their leading headers.
  struct Group {
    std::string folder;
    std::vector<std::string> arguments;
    std::map<Headers, size_t> wanted;
    size_t sources = 0;
  };
  std::map<std::string, Group> groups;
  for (const UpcomingParse &source : sources) {
    if (source.options.cacheFolder.empty())
      continue;
    auto arguments = clangArguments(source.path, source.options);
    Group &group = groups[preambleSettings(arguments) + source.options.cacheFolder];
    if (group.arguments.empty()) {
      group.folder = preambleFolder(source.options.cacheFolder);
      group.arguments = std::move(arguments);
    }
    ++group.wanted[leadingHeaders(source.text, sourceFolder(source.path),
                                  !source.options.cudaPath.empty())];
    ++group.sources;
  }
  std::map<std::string, Plan> plans;
  std::set<std::string> folders;
  for (auto &[key, group] : groups) {
    const std::string settings = preambleSettings(group.arguments);
    size_t left = 0; // sources whose own set is too rare
    for (auto &[headers, count] : group.wanted) {
      const std::string path = preamblePath(group.folder, settings, headers);
      if (isStored(path))
        continue;
      if (count < kWorthBuilding && sources.size() > 1 && !wantedBefore(path)) {
        left += count;
        continue;
      }
      plans[path] = {headers, group.arguments};
      folders.insert(group.folder);
    }
    const std::string base = preamblePath(group.folder, settings, {});
    if (left >= kWorthBuilding && !plans.count(base) && !isStored(base)) {
      plans[base] = {{}, group.arguments};
      folders.insert(group.folder);
    }
  }
  std::vector<std::string> paths;
  for (auto &[path, plan] : plans)
    if (makeCacheFolder(llvm::sys::path::parent_path(path).str()))
      paths.push_back(path);
  if (paths.empty())
    return;
  JobLimits limits;
  limits.seconds = kBuildSeconds;
  limits.megabytes = kBuildMegabytes;
  runIsolated(paths, jobs, limits,
              [&](const std::string &path) { return buildLocked(path, plans.at(path)); });
  for (const std::string &folder : folders)
    limitFolder(folder, kFolderLimit);
  for (const std::string &path : paths) {
    store().erase(path);
    load(path);
  }
}

const LoadedPreamble *findPreamble(const std::string &path, llvm::StringRef text,
                                   const ParseOptions &options,
                                   const std::vector<std::string> &arguments) {
  if (options.cacheFolder.empty())
    return nullptr;
  const Headers headers = leadingHeaders(text, sourceFolder(path), !options.cudaPath.empty());
  const std::string settings = preambleSettings(arguments);
  load(preamblePath(preambleFolder(options.cacheFolder), settings, headers));
  load(preamblePath(preambleFolder(options.cacheFolder), settings, {}));
  const std::string prefix = preambleFolder(options.cacheFolder) + "/" + settings + "-";
  const LoadedPreamble *best = nullptr;
  for (auto it = store().lower_bound(prefix);
       it != store().end() && llvm::StringRef(it->first).starts_with(prefix); ++it) {
    if (!it->second)
      continue;
    const LoadedPreamble &one = it->second->preamble;
    if ((!best || one.preamble.headers.size() > best->preamble.headers.size()) &&
        includes(headers, one.preamble.headers) && mayUse(one.preamble, arguments, folderNames()))
      best = &one;
  }
  return best;
}

} // namespace accelscope::frontend
