#include "evaluator/TrustedTask.h"

#include "evaluator/Call.h"
#include "evaluator/Oracle.h"
#include "evaluator/Process.h"

#include <dlfcn.h>
#include <time.h>

#include <algorithm>
#include <cstring>

namespace accelscope::evaluator {

namespace {

constexpr std::chrono::seconds kTrustedLimit{900};
constexpr int kShortRuns = 3;

struct Shared {
  char problem[512];
  std::int64_t times[kShortRuns];
  int runs;
  std::uint64_t scalars[128];
};

std::int64_t rawNow() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC_RAW, &now);
  return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/// In the child: the symbol, or nullptr with a sentence in `shared`.
void *load(const std::filesystem::path &object, const char *symbol, bool optional, Shared *shared) {
  void *library = dlopen(object.c_str(), RTLD_NOW | RTLD_LOCAL);
  void *found = library ? dlsym(library, symbol) : nullptr;
  if (!found && !(library && optional)) {
    const char *error = library ? nullptr : dlerror();
    const std::string text =
        error ? std::string(error) : std::string("it does not define extern \"C\" ") + symbol;
    std::strncpy(shared->problem, text.c_str(), sizeof shared->problem - 1);
  }
  return found;
}

} // namespace

TrustedTask::TrustedTask(const Task &task, const Toolchain &toolchain) : task_(task) {
  // Sources may say "../generate.h", "generate.h" or "corpus/tasks/generate.h".
  const std::filesystem::path tasks = task.folder.parent_path();
  const std::vector<std::filesystem::path> includes = {task.folder, tasks, tasks / ".." / ".."};
  auto build = [&](const std::string &name) {
    const std::filesystem::path source = task.folder / name;
    if (!std::filesystem::exists(source))
      throw InputError(source.string() + ": missing; a task needs it");
    const BuildResult result = buildTrusted(source, includes, toolchain);
    if (result.verdict != BuildVerdict::Ok)
      throw InputError(source.string() + ": cannot be built: " + result.reason);
    return result.object;
  };
  generator_ = build("generate.cpp");
  reference_ = build("reference.cpp");
  if (task.compare.mode == Compare::Mode::Property)
    checker_ = build(task.compare.checker);
}

std::vector<CallArgument> callArguments(const Task &task, const Layout &layout) {
  std::vector<CallArgument> result;
  for (std::size_t i = 0; i < task.interface.size(); ++i) {
    const Argument &argument = task.interface[i];
    CallArgument one;
    one.type = static_cast<std::int32_t>(argument.type);
    one.array = argument.array;
    one.written = argument.written();
    one.offset = layout.slots[i].offset;
    one.scalar = layout.slots[i].scalar;
    result.push_back(one);
  }
  return result;
}

Instance TrustedTask::prepare(const Size &size, std::uint64_t seed, int core) const {
  using Generate = void (*)(const accelscope_argument *, int, std::uint64_t);
  const std::vector<std::string> parameters = task_.generatorParameters();
  const std::string where = task_.folder.string() + " at size '" + size.name + "': ";
  Region memory = Region::anonymous(sizeof(Shared));
  auto *shared = reinterpret_cast<Shared *>(memory.data());
  auto require = [&](const ChildResult &child, const char *what) {
    if (!child.ok || shared->problem[0])
      throw InputError(where + what + " " +
                       (child.ok ? "fails: " + std::string(shared->problem) : child.problem));
  };

  Instance instance;
  instance.seed = seed;
  std::vector<std::uint64_t> scalars = sizeScalars(task_, size);
  if (std::any_of(task_.interface.begin(), task_.interface.end(),
                  [](const Argument &argument) { return argument.generated; })) {
    std::copy(scalars.begin(), scalars.end(), shared->scalars);
    require(runTrustedChild(
                [&] {
                  const auto generate = reinterpret_cast<Generate>(
                      load(generator_, "generate_scalars", false, shared));
                  if (!generate)
                    return;
                  std::vector<accelscope_argument> views;
                  for (std::size_t i = 0; i < scalars.size(); ++i) {
                    const bool own = i < task_.interface.size();
                    const bool array = own && task_.interface[i].array;
                    views.push_back({own ? task_.interface[i].name.c_str()
                                         : parameters[i - task_.interface.size()].c_str(),
                                     array ? nullptr : &shared->scalars[i], array ? 0 : 1});
                  }
                  generate(views.data(), static_cast<int>(views.size()), seed);
                },
                kTrustedLimit, -1),
            "generate_scalars");
    std::copy(shared->scalars, shared->scalars + scalars.size(), scalars.begin());
  }
  instance.layout = makeLayout(task_, size, scalars);
  instance.inputs = Region::anonymous(instance.layout.inputBytes);
  instance.expected = Region::anonymous(instance.layout.outputBytes);
  const bool inout =
      std::any_of(task_.interface.begin(), task_.interface.end(), [](const Argument &argument) {
        return argument.written() && argument.direction == Direction::InOut;
      });
  if (inout)
    instance.initial = Region::anonymous(instance.layout.outputBytes);

  require(runTrustedChild(
              [&] {
                const auto generate =
                    reinterpret_cast<Generate>(load(generator_, "generate_inputs", false, shared));
                if (!generate)
                  return;
                Layout layout = instance.layout;
                const auto views =
                    argumentViews(task_, parameters, layout, instance.inputs.data(),
                                  inout ? instance.initial.data() : instance.expected.data());
                generate(views.data(), static_cast<int>(views.size()), seed);
              },
              kTrustedLimit, -1),
          "generate_inputs");
  require(runTrustedChild(
              [&] {
                const auto function = reinterpret_cast<void (*)()>(
                    load(reference_, "solution_compute", false, shared));
                if (!function)
                  return;
                const std::vector<CallArgument> arguments = callArguments(task_, instance.layout);
                PreparedCall call(arguments.data(), static_cast<int>(arguments.size()));
                call.bind(arguments.data(), instance.inputs.data(), instance.expected.data());
                auto timed = [&] {
                  poisonOutputs(task_, instance, instance.expected.data(), 0);
                  const std::int64_t start = rawNow();
                  call.invoke(function);
                  return rawNow() - start;
                };
                const std::int64_t first = timed();
                if (first >= kShortReferenceNs)
                  shared->times[shared->runs++] = first;
                while (shared->runs < (first < kShortReferenceNs ? kShortRuns : 1))
                  shared->times[shared->runs++] = timed();
              },
              kTrustedLimit, core),
          "the reference");
  instance.referenceNs.assign(shared->times, shared->times + shared->runs);
  return instance;
}

} // namespace accelscope::evaluator
