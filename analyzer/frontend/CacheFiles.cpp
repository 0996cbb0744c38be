#include "analyzer/frontend/CacheFiles.h"

#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace accelscope::frontend {

namespace fs = std::filesystem;

static constexpr char kTemporarySuffix[] = ".part";
static constexpr auto kTemporaryAge = std::chrono::hours(1);

std::string defaultCacheFolder() {
  if (const char *own = std::getenv("ACCELSCOPE_CACHE"); own && *own)
    return own;
  if (const char *xdg = std::getenv("XDG_CACHE_HOME"); xdg && *xdg == '/')
    return std::string(xdg) + "/accelscope";
  if (const char *home = std::getenv("HOME"); home && *home == '/')
    return std::string(home) + "/.cache/accelscope";
  return "";
}

bool makeCacheFolder(const std::string &folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  return access(folder.c_str(), W_OK | X_OK) == 0;
}

std::string temporaryBeside(const std::string &path) {
  static unsigned count = 0;
  return path + "." + std::to_string(getpid()) + "-" + std::to_string(count++) + kTemporarySuffix;
}

bool writeWhole(const std::string &path, llvm::StringRef content) {
  const std::string temporary = temporaryBeside(path);
  const int fd = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return false;
  bool good = true;
  while (good && !content.empty()) {
    const ssize_t n = write(fd, content.data(), content.size());
    good = n > 0 || (n < 0 && errno == EINTR);
    if (n > 0)
      content = content.drop_front(size_t(n));
  }
  good = close(fd) == 0 && good && rename(temporary.c_str(), path.c_str()) == 0;
  if (!good)
    unlink(temporary.c_str());
  return good;
}

std::optional<std::string> readWhole(const std::string &path) {
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return std::nullopt;
  struct stat info;
  std::optional<std::string> result;
  if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode)) {
    std::string text(size_t(info.st_size), '\0');
    size_t got = 0;
    while (got < text.size()) {
      const ssize_t n = read(fd, text.data() + got, text.size() - got);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        break;
      got += size_t(n);
    }
    text.resize(got);
    result = std::move(text);
  }
  close(fd);
  return result;
}

void limitFolder(const std::string &folder, uint64_t bytes) {
  struct Entry {
    fs::file_time_type used;
    fs::path path;
    uint64_t size;
  };
  std::vector<Entry> entries;
  uint64_t sum = 0;
  std::error_code error;
  const auto now = fs::file_time_type::clock::now();
  for (auto &entry : fs::directory_iterator(folder, error)) {
    std::error_code lost; // another process may remove it meanwhile
    if (!entry.is_regular_file(lost))
      continue;
    Entry e{entry.last_write_time(lost), entry.path(), entry.file_size(lost)};
    if (lost)
      continue;
    if (e.path.extension() == kTemporarySuffix) {
      if (now - e.used > kTemporaryAge)
        fs::remove(e.path, lost);
      continue;
    }
    sum += e.size;
    entries.push_back(std::move(e));
  }
  std::sort(entries.begin(), entries.end(),
            [](const Entry &a, const Entry &b) { return a.used < b.used; });
  for (auto &e : entries) {
    if (sum <= bytes)
      break;
    std::error_code lost;
    fs::remove(e.path, lost);
    sum -= e.size;
  }
}

void markUsed(const std::string &path) { utimensat(AT_FDCWD, path.c_str(), nullptr, 0); }

std::string hashName(llvm::StringRef text) {
  const auto hash = llvm::xxh3_128bits(
      llvm::ArrayRef(reinterpret_cast<const uint8_t *>(text.data()), text.size()));
  char name[33];
  std::snprintf(name, sizeof name, "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
  return name;
}

std::string fileStamp(const std::string &path) {
  struct stat info;
  if (stat(path.c_str(), &info) != 0 || S_ISDIR(info.st_mode))
    return "";
  return std::to_string(info.st_size) + " " +
         std::to_string(info.st_mtim.tv_sec * 1000000000LL + info.st_mtim.tv_nsec);
}

} // namespace accelscope::frontend
