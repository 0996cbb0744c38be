#include "evaluator/Isolation.h"

#include "evaluator/Control.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace accelscope::evaluator {

namespace {

// Rights newer than the headers that the oldest supported system ships.
constexpr std::uint64_t kRefer = 1ull << 13;
constexpr std::uint64_t kTruncate = 1ull << 14;

constexpr std::uint64_t kRead =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kChange = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                  LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                  LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                  LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                  LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;

void allow(int ruleset, const char *path, std::uint64_t rights) {
  const int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0)
    return;
  struct stat facts;
  if (fstat(folder, &facts) == 0) {
    if (!S_ISDIR(facts.st_mode))
      rights &= ~static_cast<std::uint64_t>(LANDLOCK_ACCESS_FS_READ_DIR);
    landlock_path_beneath_attr rule{};
    rule.allowed_access = rights;
    rule.parent_fd = folder;
    syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(folder);
}

std::set<std::string> foldersOfLoadedObjects() {
  std::set<std::string> folders;
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    const std::size_t slash = line.find('/');
    if (slash == std::string::npos || line.find(".so", slash) == std::string::npos)
      continue;
    folders.insert(std::filesystem::path(line.substr(slash)).parent_path().string());
  }
  return folders;
}

bool applyLandlock(const std::vector<std::string> &readable) {
  const long abi =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1)
    return false;
  landlock_ruleset_attr attributes{};
  attributes.handled_access_fs =
      kRead | kChange | (abi >= 2 ? kRefer : 0) | (abi >= 3 ? kTruncate : 0);
  const int ruleset = static_cast<int>(
      syscall(SYS_landlock_create_ruleset, &attributes, sizeof(attributes.handled_access_fs), 0));
  if (ruleset < 0)
    return false;
  for (const char *folder : {"/usr", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev", "/opt"})
    allow(ruleset, folder, kRead);
  for (const std::string &folder : foldersOfLoadedObjects())
    allow(ruleset, folder.c_str(), kRead);
  for (const std::string &folder : readable)
    allow(ruleset, folder.c_str(), kRead);
  std::error_code ignored;
  for (const auto &entry : std::filesystem::directory_iterator("/dev", ignored))
    if (entry.path().filename().string().starts_with("nvidia"))
      allow(ruleset, entry.path().c_str(), kRead | LANDLOCK_ACCESS_FS_WRITE_FILE);
  allow(ruleset, "/dev/null", kRead | LANDLOCK_ACCESS_FS_WRITE_FILE);
  const bool done = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return done;
}

bool limit(__rlimit_resource resource, rlim_t value) {
  rlimit now{};
  if (getrlimit(resource, &now) != 0)
    return false;
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < value)
    value = now.rlim_max;
  const rlimit wanted{value, value};
  return setrlimit(resource, &wanted) == 0;
}

} // namespace

std::uint32_t isolateProcess(const std::vector<std::string> &readable) {
  std::uint32_t inForce = 0;
  signal(SIGXFSZ, SIG_IGN);
  if (limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NPROC, 4096))
    inForce |= kLimits;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    inForce |= kNoNewPrivileges;
    if (applyLandlock(readable))
      inForce |= kLandlock;
  }
  return inForce;
}

void closeFrom(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0u, 0) == 0)
    return;
#endif
  for (int descriptor = first; descriptor < 1024; ++descriptor)
    close(descriptor);
}

} // namespace accelscope::evaluator
