#include "evaluator/Session.h"

#include <sched.h>
#include <sys/random.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <future>

namespace accelscope::evaluator {

namespace {

std::uint64_t mix(std::uint64_t state, std::uint64_t word) {
  std::uint64_t z = state + 0x9e3779b97f4a7c15ull * (word + 1);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

constexpr std::size_t kInstanceMemory = std::size_t{4} << 30;

} // namespace

SessionSeed makeSeed(std::optional<std::uint64_t> given) {
  if (given)
    return {*given, "given"};
  std::uint64_t value = 0;
  if (getrandom(&value, sizeof value, 0) != static_cast<ssize_t>(sizeof value))
    throw InputError("the system gives no random numbers for a secret seed; use --seed");
  return {value, "secret"};
}

std::uint64_t instanceSeed(const SessionSeed &session, const std::string &task,
                           const std::string &size, std::size_t index) {
  std::uint64_t state = session.value;
  for (char c : task + "/" + size)
    state = mix(state, static_cast<unsigned char>(c));
  return mix(state, index);
}

std::vector<Instance> prepareInstances(const TrustedTask &task, const Size &size,
                                       const Protocol &protocol, const SessionSeed &seed,
                                       int core) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  // The judge's core, the reference's core below it, and as many again as pairs run at once.
  const int abreast = protocol.parallelPairs && core > 0 ? std::min(protocol.maxPairs, core) : 1;
  std::vector<Instance> instances;
  std::size_t bytes = 0;
  while (static_cast<int>(instances.size()) < protocol.maxPairs) {
    const int count = static_cast<int>(instances.size());
    int batch = std::min(abreast, protocol.maxPairs - count);
    if (count > 0) {
      const double spent = std::chrono::duration<double>(Clock::now() - start).count();
      const std::size_t each = bytes / static_cast<std::size_t>(count);
      const bool room = spent + spent / count <= protocol.pairSeconds &&
                        bytes + each * static_cast<std::size_t>(batch) <= kInstanceMemory;
      if (!room && count >= protocol.minPairs)
        break;
      if (!room)
        batch = std::min(batch, protocol.minPairs - count);
    } else {
      batch = std::min(batch, protocol.minPairs);
    }
    std::vector<std::future<Instance>> running;
    for (int i = 0; i < batch; ++i) {
      const std::uint64_t value =
          instanceSeed(seed, task.task().id, size.name, static_cast<std::size_t>(count + i));
      running.push_back(std::async(batch > 1 ? std::launch::async : std::launch::deferred,
                                   [&task, &size, value, where = core < 0 ? core : core - i] {
                                     return task.prepare(size, value, where);
                                   }));
    }
    for (std::future<Instance> &one : running)
      one.wait();
    for (std::future<Instance> &one : running) {
      instances.push_back(one.get());
      const Instance &added = instances.back();
      bytes += added.inputs.size() + added.initial.size() + added.expected.size();
    }
  }
  return instances;
}

Cores chooseCores() {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0 || CPU_COUNT(&allowed) < 2)
    return {};
  std::vector<int> cores;
  for (int core = 0; core < CPU_SETSIZE; ++core)
    if (CPU_ISSET(core, &allowed))
      cores.push_back(core);
  // The last cores: interrupts tend to be served by the first.
  return {cores[cores.size() - 1], cores[cores.size() - 2]};
}

void pinTo(int core) {
  if (core < 0)
    return;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  sched_setaffinity(0, sizeof set, &set);
}

std::filesystem::path findRunner() {
  std::error_code error;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  if (self.filename() == "accelscope-runner")
    return self;
  for (const std::filesystem::path &folder : {self.parent_path(), self.parent_path() / "../bin"}) {
    const std::filesystem::path runner = folder / "accelscope-runner";
    if (access(runner.c_str(), X_OK) == 0)
      return std::filesystem::canonical(runner);
  }
  throw InputError("accelscope-runner is not beside " + self.string() +
                   "; build the target accelscope-runner");
}

std::filesystem::path defaultCache() {
  const char *cache = std::getenv("XDG_CACHE_HOME");
  const char *home = std::getenv("HOME");
  if (cache && *cache)
    return std::filesystem::path(cache) / "accelscope" / "evaluator";
  if (home && *home)
    return std::filesystem::path(home) / ".cache" / "accelscope" / "evaluator";
  return std::filesystem::temp_directory_path() / "accelscope-cache" / "evaluator";
}

} // namespace accelscope::evaluator
