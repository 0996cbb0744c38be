#include "matchers/model/Occupancy.h"

#include "matchers/model/Queries.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace accelscope::model {
namespace {

constexpr int kWarp = 32;
constexpr int kRegisterUnit = 256; ///< registers, handed out warp by warp
constexpr int kPartitions = 4;     ///< of a multiprocessor; each holds a quarter of the registers
constexpr int kMostThreads = 1024;
constexpr int kMostRegisters = 255;
constexpr int64_t kNoLimit = 1 << 30; ///< blocks, by a resource that they do not need

int64_t roundedUp(int64_t n, int64_t unit) { return (n + unit - 1) / unit * unit; }

} // namespace

const std::vector<Multiprocessor> &multiprocessors() {
  constexpr int kKi = 1024;
  static const std::vector<Multiprocessor> all = {
      {70, 64, 32, 65536, 96 * kKi, 96 * kKi, 0, 256},
      {72, 64, 32, 65536, 96 * kKi, 96 * kKi, 0, 256},
      {75, 32, 16, 65536, 64 * kKi, 64 * kKi, 0, 256},
      {80, 64, 32, 65536, 164 * kKi, 163 * kKi, kKi, 128},
      {86, 48, 16, 65536, 100 * kKi, 99 * kKi, kKi, 128},
      {87, 48, 16, 65536, 164 * kKi, 163 * kKi, kKi, 128},
      {89, 48, 24, 65536, 100 * kKi, 99 * kKi, kKi, 128},
      {90, 64, 32, 65536, 228 * kKi, 227 * kKi, kKi, 128},
      {100, 64, 32, 65536, 228 * kKi, 227 * kKi, kKi, 128},
      {103, 64, 32, 65536, 228 * kKi, 227 * kKi, kKi, 128},
      {110, 48, 24, 65536, 228 * kKi, 227 * kKi, kKi, 128},
      {120, 48, 24, 65536, 100 * kKi, 99 * kKi, kKi, 128},
      {121, 48, 24, 65536, 100 * kKi, 99 * kKi, kKi, 128},
  };
  return all;
}

const Multiprocessor *multiprocessor(const std::string &architecture) {
  const auto digits = architecture.find_first_of("0123456789");
  if (digits == std::string::npos)
    return nullptr;
  int number = 0;
  for (size_t i = digits; i < architecture.size() && i < digits + 4; ++i) {
    if (!std::isdigit(static_cast<unsigned char>(architecture[i])))
      break;
    number = number * 10 + (architecture[i] - '0');
  }
  for (auto &device : multiprocessors())
    if (device.architecture == number)
      return &device;
  return nullptr;
}

const char *toString(Limit limit) {
  switch (limit) {
  case Limit::Warps:
    return "resident warps";
  case Limit::Blocks:
    return "resident blocks";
  case Limit::Registers:
    return "registers";
  case Limit::Shared:
    break;
  }
  return "shared memory";
}

std::optional<Occupancy> occupancyOf(const Multiprocessor &device, const BlockNeeds &needs) {
  if (needs.threads <= 0 || needs.threads > kMostThreads)
    return std::nullopt;
  const int64_t warps = roundedUp(needs.threads, kWarp) / kWarp;
  Occupancy out;
  out.byWarps = device.warps / warps;
  out.byBlocks = device.blocks;
  if (needs.registers == 0)
    out.byRegisters = kNoLimit;
  else if (needs.registers > 0) {
    const int64_t perWarp = roundedUp(needs.registers * kWarp, kRegisterUnit);
    // Each partition serves its own warps from its own quarter; a block's warps are counted as if
    // they filled the partitions evenly.
    const int64_t evenWarps = roundedUp(warps, kPartitions);
    const int64_t warpsThatFit = device.registers / kPartitions / perWarp * kPartitions;
    out.byRegisters = needs.registers > kMostRegisters || evenWarps * perWarp > device.registers
                          ? 0
                          : warpsThatFit / warps;
  }
  if (needs.sharedStatic >= 0 && needs.sharedDynamic >= 0) {
    const int64_t asked = needs.sharedStatic + needs.sharedDynamic;
    const int64_t taken = roundedUp(asked + device.sharedReserved, device.sharedUnit);
    out.byShared = asked > device.sharedPerBlock ? 0
                   : taken == 0                  ? kNoLimit
                                                 : device.sharedBytes / taken;
  }
  const std::pair<Limit, int64_t> all[] = {{Limit::Warps, out.byWarps},
                                           {Limit::Blocks, out.byBlocks},
                                           {Limit::Registers, out.byRegisters},
                                           {Limit::Shared, out.byShared}};
  int64_t least = device.blocks;
  for (auto &[limit, blocks] : all)
    if (blocks >= 0)
      least = std::min(least, blocks);
  for (auto &[limit, blocks] : all)
    if (blocks == least && blocks < kNoLimit)
      out.limits.push_back(limit);
  out.blocks = int(least);
  out.warps = int(least * warps);
  out.share = double(out.warps) / double(device.warps);
  out.upperBound = out.byRegisters < 0 || out.byShared < 0;
  return out;
}

std::optional<int64_t> staticSharedBytes(const Body &body) {
  // One array met in several passes over its function is one array.
  std::set<std::pair<std::string, unsigned>> counted;
  int64_t total = 0;
  for (auto &object : body.objects) {
    if (object.space != Space::Shared || object.dynamicShared)
      continue;
    if (!object.declared.valid() || object.elementSize <= 0)
      return std::nullopt;
    if (!counted.insert({object.name, object.declared.line}).second)
      continue;
    int64_t bytes = object.elementSize;
    for (int64_t extent : object.extents) {
      if (extent <= 0)
        return std::nullopt;
      bytes *= extent;
    }
    const int64_t alignment = std::min<int64_t>(16, object.elementSize & -object.elementSize);
    total = roundedUp(total, std::max<int64_t>(1, alignment)) + bytes;
  }
  return total;
}

BlockNeeds blockNeeds(const Program &program, const Kernel &kernel,
                      const KernelInstance &instance) {
  BlockNeeds needs;
  if (instance.blockShape[0] > 0) {
    needs.threads = 1;
    for (int64_t extent : instance.blockShape)
      needs.threads *= std::max<int64_t>(1, extent);
  }
  bool dynamicArray = false;
  if (instance.body) {
    needs.sharedStatic = staticSharedBytes(*instance.body).value_or(-1);
    for (auto &object : instance.body->objects)
      dynamicArray = dynamicArray || object.dynamicShared;
  }
  const int kernelIndex = int(&kernel - program.kernels.data());
  const int instanceIndex = int(&instance - kernel.instances.data());
  bool seen = false, agree = true;
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host) {
      if (event.kind != HostKind::Launch || event.kernel != kernelIndex ||
          (event.instance >= 0 && event.instance != instanceIndex))
        continue;
      const Value bytes = event.sharedBytes;
      const int64_t n = !bytes ? 0 : bytes->isConst() ? bytes->value : -1;
      agree = agree && n >= 0 && (!seen || n == needs.sharedDynamic);
      needs.sharedDynamic = n;
      seen = true;
    }
  });
  if (!agree)
    needs.sharedDynamic = -1;
  else if (!seen)
    needs.sharedDynamic = dynamicArray ? -1 : 0;
  return needs;
}

int registersForBounds(const Multiprocessor &device, int64_t threads, int64_t minimumBlocks) {
  if (threads <= 0 || minimumBlocks <= 0)
    return kMostRegisters;
  const int64_t warps = roundedUp(roundedUp(threads, kWarp) / kWarp * minimumBlocks, kPartitions);
  const int64_t perThread = device.registers / (warps * kWarp);
  return int(std::min<int64_t>(kMostRegisters, perThread / 8 * 8));
}

} // namespace accelscope::model
