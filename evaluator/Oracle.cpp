#include "evaluator/Oracle.h"

#include "evaluator/Compare.h"
#include "evaluator/Process.h"

#include <dlfcn.h>

#include <cstring>

namespace accelscope::evaluator {

namespace {

constexpr std::chrono::seconds kCheckerLimit{300};

std::uint64_t poisonOf(ElementType type, std::uint64_t call) {
  const std::uint64_t mixed = (call + 1) * 0x9e3779b97f4a7c15ull;
  switch (type) {
  case ElementType::Float32:
    return 0x7fc00000u | ((mixed >> 40) & 0x3fffffu);
  case ElementType::Float64:
    return 0x7ff8000000000000ull | (mixed & 0x7ffffffffffffull);
  default:
    return mixed ^ 0xa5a5a5a5a5a5a5a5ull;
  }
}

template <typename Visit> void eachOutput(const Task &task, const Instance &instance, Visit visit) {
  for (std::size_t i = 0; i < task.interface.size(); ++i)
    if (task.interface[i].written())
      visit(task.interface[i], instance.layout.slots[i]);
}

} // namespace

Oracle::Oracle(const Task &task, std::filesystem::path checker)
    : task_(task), checker_(std::move(checker)), parameters_(task.generatorParameters()) {}

Oracle::Verdict Oracle::check(Instance &instance, std::byte *outputs) const {
  if (task_.compare.mode == Compare::Mode::Property)
    return runChecker(instance, outputs);
  Verdict verdict{true, false, ""};
  eachOutput(task_, instance, [&](const Argument &argument, const Slot &slot) {
    if (!verdict.right)
      return;
    const std::byte *got = outputs + slot.offset;
    const std::byte *expected = instance.expected.data() + slot.offset;
    const Difference difference = task_.compare.mode == Compare::Mode::Exact
                                      ? compareExact(argument.type, got, expected, slot.length)
                                      : compareNumeric(argument.type, got, expected, slot.length,
                                                       task_.compare.toleranceOf(argument.name));
    if (difference.wrong > 0)
      verdict = {false, false, "output " + describe(argument.name, difference)};
  });
  return verdict;
}

Oracle::Verdict Oracle::runChecker(Instance &instance, std::byte *outputs) const {
  using Function =
      int (*)(const accelscope_argument *, const accelscope_argument *, int, char *, int);
  struct Shared {
    int result;
    char problem[256];
    char message[1024];
  };
  Region memory = Region::anonymous(sizeof(Shared));
  auto *shared = reinterpret_cast<Shared *>(memory.data());
  const ChildResult child = runTrustedChild(
      [&] {
        void *library = dlopen(checker_.c_str(), RTLD_NOW | RTLD_LOCAL);
        const auto function =
            library ? reinterpret_cast<Function>(dlsym(library, "check_outputs")) : nullptr;
        if (!function) {
          strncpy(shared->problem, "does not export check_outputs", sizeof shared->problem - 1);
          return;
        }
        Layout expectedLayout = instance.layout;
        const auto candidate =
            argumentViews(task_, parameters_, instance.layout, instance.inputs.data(), outputs);
        const auto expected = argumentViews(task_, parameters_, expectedLayout,
                                            instance.inputs.data(), instance.expected.data());
        shared->result =
            function(candidate.data(), expected.data(), static_cast<int>(candidate.size()),
                     shared->message, static_cast<int>(sizeof shared->message));
      },
      kCheckerLimit, -1);
  if (!child.ok)
    return {false, true, "the checker " + task_.compare.checker + " " + child.problem};
  if (shared->problem[0])
    return {false, true, "the checker " + task_.compare.checker + " " + shared->problem};
  shared->message[sizeof shared->message - 1] = 0;
  if (shared->result == 0)
    return {true, false, ""};
  return {false, false,
          shared->message[0] ? "the outputs are refused: " + std::string(shared->message)
                             : "the outputs are refused by " + task_.compare.checker};
}

void poisonOutputs(const Task &task, const Instance &instance, std::byte *outputs,
                   std::uint64_t call) {
  eachOutput(task, instance, [&](const Argument &argument, const Slot &slot) {
    if (argument.direction == Direction::InOut) {
      std::memcpy(outputs + slot.offset, instance.initial.data() + slot.offset, slot.bytes);
      return;
    }
    const std::uint64_t pattern = poisonOf(argument.type, call);
    const std::size_t size = sizeOf(argument.type);
    std::byte *to = outputs + slot.offset;
    if (size == 8 || size == 4) {
      std::uint64_t word = size == 8 ? pattern : (pattern & 0xffffffffu) | (pattern << 32);
      std::size_t at = 0;
      for (; at + 8 <= slot.bytes; at += 8)
        std::memcpy(to + at, &word, 8);
      std::memcpy(to + at, &word, slot.bytes - at);
    } else {
      std::memset(to, static_cast<int>(pattern & 0xff), slot.bytes);
    }
  });
}

std::string untouchedOutput(const Task &task, const Instance &instance, const std::byte *outputs,
                            std::uint64_t call) {
  std::string name;
  eachOutput(task, instance, [&](const Argument &argument, const Slot &slot) {
    if (!name.empty() || slot.length == 0)
      return;
    const std::size_t size = sizeOf(argument.type);
    if (argument.direction == Direction::InOut) {
      if (std::memcmp(outputs + slot.offset, instance.initial.data() + slot.offset, slot.bytes) ==
          0)
        name = argument.name;
      return;
    }
    const std::uint64_t pattern = poisonOf(argument.type, call);
    for (std::size_t at = 0; at < slot.bytes; at += size)
      if (std::memcmp(outputs + slot.offset + at, &pattern, size) != 0)
        return;
    name = argument.name;
  });
  return name;
}

} // namespace accelscope::evaluator
