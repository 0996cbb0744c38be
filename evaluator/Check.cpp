#include "evaluator/Check.h"

#include "evaluator/Mutants.h"
#include "evaluator/Session.h"
#include "evaluator/Statistics.h"
#include "evaluator/WorkerProcess.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iomanip>
#include <limits>
#include <ostream>
#include <sstream>

namespace accelscope::evaluator {

namespace {

struct OutputStatistics {
  double least = std::numeric_limits<double>::infinity(), most = -least, mean = 0;
  double distinctShare = 0; ///< distinct values over the number of elements
  std::int64_t notFinite = 0;
};

template <typename T> OutputStatistics statisticsOf(const std::byte *data, std::int64_t length) {
  std::vector<T> values(static_cast<std::size_t>(length));
  std::memcpy(values.data(), data, values.size() * sizeof(T));
  OutputStatistics result;
  std::int64_t finite = 0;
  for (T value : values) {
    const double number = static_cast<double>(value);
    if (!std::isfinite(number)) {
      ++result.notFinite;
      continue;
    }
    ++finite;
    result.least = std::min(result.least, number);
    result.most = std::max(result.most, number);
    result.mean += number;
  }
  result.mean /= static_cast<double>(std::max<std::int64_t>(finite, 1));
  std::sort(values.begin(), values.end(), [](T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      if (std::isnan(a) || std::isnan(b))
        return !std::isnan(a) && std::isnan(b);
    return a < b;
  });
  const auto distinct = std::unique(values.begin(), values.end()) - values.begin();
  result.distinctShare =
      static_cast<double>(distinct) / static_cast<double>(std::max<std::int64_t>(length, 1));
  return result;
}

OutputStatistics statisticsOf(ElementType type, const std::byte *data, std::int64_t length) {
  switch (type) {
  case ElementType::Int8:
    return statisticsOf<std::int8_t>(data, length);
  case ElementType::UInt8:
    return statisticsOf<std::uint8_t>(data, length);
  case ElementType::Int32:
    return statisticsOf<std::int32_t>(data, length);
  case ElementType::UInt32:
    return statisticsOf<std::uint32_t>(data, length);
  case ElementType::Int64:
    return statisticsOf<std::int64_t>(data, length);
  case ElementType::UInt64:
    return statisticsOf<std::uint64_t>(data, length);
  case ElementType::Float32:
    return statisticsOf<float>(data, length);
  case ElementType::Float64:
    return statisticsOf<double>(data, length);
  }
  return {};
}

std::string milliseconds(double ns) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(ns < 1e8 ? 2 : 0) << ns / 1e6 << " ms";
  return text.str();
}

/// A wrong solution and the sizes at which its fault must show.
struct WrongSolution {
  std::string name;
  std::filesystem::path file;
  std::vector<std::string> sizes; ///< empty: all
};

std::vector<WrongSolution> wrongSolutions(const std::filesystem::path &folder) {
  std::vector<WrongSolution> result;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".cpp")
      continue;
    WrongSolution one{entry.path().stem().string(), entry.path(), {}};
    std::istringstream lines(readFile(entry.path()));
    const std::string marker = "// shows at:";
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with(marker)) {
        std::istringstream words(line.substr(marker.size()));
        for (std::string word; words >> word;)
          one.sizes.push_back(word);
        break;
      }
    result.push_back(one);
  }
  std::sort(result.begin(), result.end(),
            [](const WrongSolution &a, const WrongSolution &b) { return a.name < b.name; });
  return result;
}

class Checker {
public:
  Checker(const CheckOptions &options, std::ostream &out, std::ostream &log)
      : options_(options), out_(out), log_(log), toolchain_(Toolchain::find()),
        runner_(findRunner()), seed_(makeSeed(options.seed)) {
    toolchain_.cache = options.cache.empty() ? defaultCache() : options.cache;
    wrongFolder_ = options.wrong.empty() ? options.corpus / ".." / "tests" / "corpus" / "wrong"
                                         : options.wrong;
    protocol_ = Protocol::quick();
    protocol_.minPairs = protocol_.maxPairs = 2;
    protocol_.minWarmups = 1;
    protocol_.maxWarmups = 1;
    protocol_.trials = 1;
    protocol_.timeLimitSeconds = options.timeLimitSeconds;
  }

  int run() {
    for (const Task &task : loadTasks(options_.corpus, options_.selection))
      checkTask(task);
    out_ << (problems_ == 0 ? "all is well" : std::to_string(problems_) + " to mend") << "\n";
    return problems_;
  }

private:
  void problem(const std::string &text) {
    out_ << "    MEND: " << text << "\n";
    ++problems_;
  }

  void checkTask(const Task &task) {
    out_ << task.id << "\n";
    const std::vector<const Size *> sizes = selectedSizes(task, options_.selection);
    std::vector<std::pair<WrongSolution, BuildResult>> wrong;
    std::vector<Instance> instances;
    std::optional<TrustedTask> trusted;
    try {
      trusted.emplace(task, toolchain_);
      for (const WrongSolution &one : wrongSolutions(wrongFolder_ / task.id)) {
        for (const std::string &size : one.sizes)
          if (!task.findSize(size))
            problem(one.file.string() + ": 'shows at' names the unknown size '" + size + "'");
        wrong.emplace_back(one, buildSolution(task, one.file, Backend::Host, toolchain_));
        if (wrong.back().second.verdict != BuildVerdict::Ok)
          problem(one.file.string() + ": does not build: " + wrong.back().second.reason);
      }
    } catch (const InputError &error) {
      problem(error.what());
      return;
    }
    if (wrong.size() < 3)
      problem("only " + std::to_string(wrong.size()) + " wrong solutions in " +
              (wrongFolder_ / task.id).lexically_normal().string() + "; at least 3 are wanted");
    for (const Size *size : sizes) {
      log_ << "checking " << task.id << " at " << size->name << "\n" << std::flush;
      try {
        instances = prepareInstances(*trusted, *size, protocol_, seed_, -1);
        checkSize(*trusted, *size, instances, wrong);
      } catch (const InputError &error) {
        problem(error.what());
      }
    }
  }

  void checkSize(const TrustedTask &trusted, const Size &size, std::vector<Instance> &instances,
                 const std::vector<std::pair<WrongSolution, BuildResult>> &wrong) {
    const Task &task = trusted.task();
    Instance &instance = instances[0];
    std::vector<double> times;
    for (const Instance &one : instances)
      for (std::int64_t ns : one.referenceNs)
        times.push_back(static_cast<double>(ns));
    out_ << "  " << size.name << ": reference " << milliseconds(*median(times)) << ", inputs "
         << instance.layout.inputBytes / 1024 << " kB, outputs "
         << instance.layout.outputBytes / 1024 << " kB\n";
    for (std::size_t i = 0; i < task.interface.size(); ++i)
      if (task.interface[i].written())
        describeOutput(task.interface[i], instance.layout.slots[i],
                       instance.expected.data() + instance.layout.slots[i].offset);
    const Oracle oracle(task, trusted.checkerObject());
    checkRight(oracle, instance);
    checkMutants(task, oracle, instance, instances[1]);
    checkWrong(task, size, oracle, instances, wrong);
  }

  void describeOutput(const Argument &argument, const Slot &slot, const std::byte *data) {
    const OutputStatistics s = statisticsOf(argument.type, data, slot.length);
    out_ << "    " << argument.name << ": " << slot.length << " " << nameOf(argument.type)
         << ", min " << std::setprecision(6) << s.least << ", mean " << s.mean << ", max " << s.most
         << ", " << std::setprecision(3) << 100 * s.distinctShare << "% distinct";
    if (s.notFinite)
      out_ << ", " << s.notFinite << " not finite";
    out_ << "\n";
  }

  void checkRight(const Oracle &oracle, Instance &instance) {
    Region outputs = Region::anonymous(instance.layout.outputBytes);
    std::memcpy(outputs.data(), instance.expected.data(), instance.layout.outputBytes);
    const Oracle::Verdict verdict = oracle.check(instance, outputs.data());
    if (!verdict.right)
      problem("the reference's own answer is refused: " + verdict.reason);
  }

  void checkMutants(const Task &task, const Oracle &oracle, Instance &instance,
                    const Instance &previous) {
    Region outputs = Region::anonymous(instance.layout.outputBytes);
    int total = 0, refused = 0;
    std::vector<std::string> accepted;
    forEachMutant(task, instance, previous, outputs.data(), [&](const Mutant &mutant) {
      ++total;
      if (oracle.check(instance, outputs.data()).right)
        accepted.push_back(mutant.name + " of " + mutant.output);
      else
        ++refused;
    });
    out_ << "    mutants: " << refused << " of " << total << " refused\n";
    for (const std::string &one : accepted)
      problem("the oracle accepts the mutant " + one);
  }

  void checkWrong(const Task &task, const Size &size, const Oracle &oracle,
                  std::vector<Instance> &instances,
                  const std::vector<std::pair<WrongSolution, BuildResult>> &wrong) {
    CellContext context;
    context.runner = runner_;
    context.orderSeed = seed_.value;
    for (const auto &[solution, build] : wrong) {
      if (build.verdict != BuildVerdict::Ok)
        continue;
      const CellResult result = runCell(task, build.object, instances, oracle, protocol_, context);
      const bool must = solution.sizes.empty() ||
                        std::find(solution.sizes.begin(), solution.sizes.end(), size.name) !=
                            solution.sizes.end();
      out_ << "    wrong/" << solution.name << ": " << outcomeName(result.outcome) << " - "
           << result.reason << "\n";
      if (result.outcome == Outcome::Harness)
        problem("the wrong solution " + solution.name + " could not be judged");
      else if (must && result.outcome == Outcome::Ok)
        problem("the wrong solution " + solution.name + " is accepted");
    }
  }

  const CheckOptions &options_;
  std::ostream &out_;
  std::ostream &log_;
  Toolchain toolchain_;
  std::filesystem::path runner_;
  SessionSeed seed_;
  std::filesystem::path wrongFolder_;
  Protocol protocol_;
  int problems_ = 0;
};

} // namespace

int checkTasks(const CheckOptions &options, std::ostream &out, std::ostream &log) {
  becomeSubreaper();
  return Checker(options, out, log).run();
}

} // namespace accelscope::evaluator
