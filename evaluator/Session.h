#pragma once

#include "evaluator/Cell.h"
#include "evaluator/TrustedTask.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// The seed from which all instances of a run derive.
struct SessionSeed {
  std::uint64_t value = 0;
  std::string kind; ///< "given", or "secret" when drawn from the system
};

SessionSeed makeSeed(std::optional<std::uint64_t> given);

/// The seed of instance `index` of one task and size.
std::uint64_t instanceSeed(const SessionSeed &session, const std::string &task,
                           const std::string &size, std::size_t index);

/// Prepares instances and times the reference on each: at least protocol.minPairs, more up to
/// maxPairs while time (pairSeconds) and memory (4 GB in all) allow. With protocol.parallelPairs
/// they are prepared side by side, each on a core of its own, as far as cores suffice; otherwise
/// one after the other on `core`. Throws InputError.
std::vector<Instance> prepareInstances(const TrustedTask &task, const Size &size,
                                       const Protocol &protocol, const SessionSeed &seed, int core);

/// Cores kept for the judge and for the reference: {-1, -1} where there is but one.
struct Cores {
  int judge = -1;
  int reference = -1;
};
Cores chooseCores();
/// Pins the calling process to one core; nothing for -1.
void pinTo(int core);

/// accelscope-runner: this program itself, or the one beside it. Throws InputError without one.
std::filesystem::path findRunner();

/// Default folder of built objects: $XDG_CACHE_HOME or ~/.cache, then accelscope/evaluator.
std::filesystem::path defaultCache();

} // namespace accelscope::evaluator
