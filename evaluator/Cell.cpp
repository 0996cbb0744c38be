#include "evaluator/Cell.h"

#include "evaluator/Compare.h"
#include "evaluator/TrustedTask.h"
#include "evaluator/WorkerProcess.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstring>
#include <random>
#include <sstream>
#include <thread>

namespace accelscope::evaluator {

namespace {

constexpr std::chrono::seconds kStartLimit{120};
constexpr int kDecoys = 8;

/// Lower-cased search for what programs print when memory runs out.
bool saysOutOfMemory(const std::string &text) {
  std::string lower;
  for (char c : text)
    lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower.find("out of memory") != std::string::npos ||
         lower.find("memoryallocation") != std::string::npos;
}

std::string firstPrintedLine(const std::string &text) {
  std::istringstream lines(text);
  std::string line;
  while (std::getline(lines, line)) {
    std::string clean;
    for (char c : line)
      clean += c >= ' ' && c < 127 ? c : '?';
    if (!clean.empty())
      return clean.substr(0, 200);
  }
  return "";
}

std::string capitalised(std::string text) {
  if (!text.empty())
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

/// Runs one worker's calls and classifies what goes wrong.
class WorkerRun {
public:
  WorkerRun(const Task &task, const std::filesystem::path &object, std::vector<Instance> &instances,
            const Oracle &oracle, const Protocol &protocol, const CellContext &context,
            std::uint64_t seed, CellResult &result)
      : task_(task), instances_(instances), oracle_(oracle), protocol_(protocol), context_(context),
        result_(result), random_(seed), limit_(callLimit(protocol, instances)),
        worker_(context.runner, settings(task, object, context), largest(&Layout::inputBytes),
                largest(&Layout::outputBytes), context.judgeCore) {}

  /// False when the cell is decided (result_.outcome and reason are set).
  bool run() {
    const std::vector<CallArgument> types = callArguments(task_, instances_.front().layout);
    std::copy(types.begin(), types.end(), worker_.control().arguments);
    if (!start())
      return false;
    result_.trialsNs.emplace_back();
    std::int64_t spent = 0;
    const int warmups = warmUp(spent);
    if (warmups < 0)
      return false;
    result_.warmups = std::max(result_.warmups, warmups);
    const int threads = worker_.threadCount();
    spent = 0;
    for (int trial = 0; trial < protocol_.trials; ++trial) {
      if (trial >= protocol_.minTrials &&
          static_cast<double>(spent) > protocol_.budgetSeconds * 1e9)
        break;
      std::int64_t ns = 0;
      if (!oneCall(ns, trial + 1 == protocol_.trials))
        return false;
      spent += ns;
      result_.trialsNs.back().push_back(ns);
    }
    if (worker_.threadCount() > threads)
      flag("threads_grow");
    worker_.end();
    if (worker_.leftProcesses() > 0)
      flag("left_processes");
    return true;
  }

private:
  static WorkerSettings settings(const Task &task, const std::filesystem::path &object,
                                 const CellContext &context) {
    WorkerSettings result;
    result.object = object.string();
    result.cuda = context.backend == Backend::Cuda;
    // cudaHostRegister needs writable pages, and pinning an input is honest; the judge compares.
    result.writableInputs = result.cuda;
    result.arguments = static_cast<int>(task.interface.size());
    result.isolate = context.isolate;
    result.readable = context.readable;
    result.preheatMs = context.preheatMs;
    return result;
  }

  std::size_t largest(std::size_t Layout::*bytes) const {
    std::size_t result = 0;
    for (const Instance &instance : instances_)
      result = std::max(result, instance.layout.*bytes);
    return result;
  }

  void flag(const std::string &name) {
    if (std::find(result_.flags.begin(), result_.flags.end(), name) == result_.flags.end())
      result_.flags.push_back(name);
  }

  bool decide(Outcome outcome, const std::string &reason) {
    worker_.end();
    if (worker_.leftProcesses() > 0)
      flag("left_processes");
    result_.outcome = outcome;
    result_.reason = reason;
    return false;
  }

  bool start() {
    WorkerState state = WorkerState::Starting;
    try {
      state = worker_.start(kStartLimit);
    } catch (const std::runtime_error &error) {
      return decide(Outcome::Harness,
                    std::string("The worker did not start: ") + error.what() + ".");
    }
    noteIsolation();
    worker_.control().message[sizeof(Control::message) - 1] = 0;
    const std::string message = worker_.control().message;
    switch (state) {
    case WorkerState::Ready:
      return true;
    case WorkerState::NoDevice:
    case WorkerState::SetupFailed:
      return decide(Outcome::Harness, "The worker could not be set up: " + message + ".");
    case WorkerState::LoadFailed:
      return decide(Outcome::BuildFailed, "The built object cannot be loaded: " + message + ".");
    case WorkerState::NoEntry:
      return decide(Outcome::InterfaceMismatch, "The built object exports no entry point.");
    case WorkerState::Starting:
      break;
    }
    if (worker_.startTimedOut())
      return decide(Outcome::Timeout, "The solution was not loaded within " +
                                          std::to_string(kStartLimit.count()) + " s.");
    return decide(Outcome::Crash, "The worker " + death() + " while it loaded the solution.");
  }

  void noteIsolation() {
    if (!result_.isolation.empty())
      return;
    const std::uint32_t bits = worker_.control().isolation;
    result_.isolation = {"own_process", "process_group", "private_memory", "empty_folder",
                         "clean_environment"};
    if (bits & kLimits)
      result_.isolation.push_back("resource_limits");
    if (bits & kNoNewPrivileges)
      result_.isolation.push_back("no_new_privileges");
    if (bits & kLandlock)
      result_.isolation.push_back("landlock");
    result_.isolation.push_back(context_.backend == Backend::Cuda ? "inputs_compared"
                                                                  : "inputs_read_only");
  }

  /// First call and warm-ups; the number of warm-ups, or -1 when the cell is decided.
  int warmUp(std::int64_t &spent) {
    std::int64_t ns = 0;
    if (!oneCall(ns, true))
      return -1;
    result_.firstCallNs.push_back(ns);
    int count = 0;
    while (count < protocol_.maxWarmups &&
           (count < protocol_.minWarmups ||
            static_cast<double>(spent) < protocol_.warmupSeconds * 1e9)) {
      if (!oneCall(ns, false))
        return -1;
      spent += ns;
      ++count;
      // A slow solution needs no more warming than one call.
      if (static_cast<double>(spent) > protocol_.budgetSeconds * 1e9 / 4)
        break;
    }
    return count;
  }

  /// The instance of the next call: a shuffled round through all of them, never the last again.
  std::size_t nextInstance() {
    if (round_.empty()) {
      for (std::size_t i = 0; i < instances_.size(); ++i)
        round_.push_back(i);
      std::shuffle(round_.begin(), round_.end(), random_);
      if (round_.size() > 1 && round_.back() == last_)
        std::swap(round_.front(), round_.back());
    }
    const std::size_t next = round_.back();
    round_.pop_back();
    return next;
  }

  /// Writes the instance's contents, with wrong values in a few input elements until flipDecoys.
  void present(Instance &instance) {
    std::memcpy(worker_.inputs(), instance.inputs.data(), instance.layout.inputBytes);
    poisonOutputs(task_, instance, worker_.outputs(), callNumber_);
    const std::vector<CallArgument> arguments = callArguments(task_, instance.layout);
    std::copy(arguments.begin(), arguments.end(), worker_.control().arguments);
    decoys_.clear();
    for (int i = 0; i < kDecoys; ++i) {
      const std::size_t which = random_() % task_.interface.size();
      const Argument &argument = task_.interface[which];
      const Slot &slot = instance.layout.slots[which];
      if (!argument.array || argument.written() || slot.length < 2)
        continue;
      const std::size_t size = sizeOf(argument.type);
      const std::size_t count = static_cast<std::size_t>(slot.length);
      const std::size_t at = slot.offset + random_() % count * size;
      const std::size_t other = slot.offset + random_() % count * size;
      std::memcpy(worker_.inputs() + at, instance.inputs.data() + other, size);
      decoys_.push_back({at, size});
    }
  }

  void flipDecoys(const Instance &instance) {
    for (const auto &[at, size] : decoys_)
      std::memcpy(worker_.inputs() + at, instance.inputs.data() + at, size);
  }

  /// Makes and checks one call; false when the cell is decided. The worker is stopped afterwards.
  bool oneCall(std::int64_t &ns, bool checkLater) {
    const std::size_t which = nextInstance();
    Instance &instance = instances_[which];
    ++callNumber_;
    present(instance);
    if (!worker_.resume())
      return died();
    flipDecoys(instance);
    const WorkerProcess::Call call =
        worker_.call(std::chrono::nanoseconds(static_cast<std::int64_t>(limit_ * 1e9)));
    ns = call.ns;
    if (call.end == WorkerProcess::End::TimedOut) {
      std::ostringstream reason;
      reason << "Call " << callNumber_ << " did not return within " << limit_ << " s.";
      return decide(Outcome::Timeout, reason.str());
    }
    if (call.end == WorkerProcess::End::Died || !worker_.suspend())
      return died();
    if (const int error = worker_.control().cudaError) {
      worker_.control().message[sizeof(Control::message) - 1] = 0;
      const std::string text = worker_.control().message;
      return decide(error == 2 ? Outcome::OomDevice : Outcome::Crash,
                    "After call " + std::to_string(callNumber_) + " the CUDA driver reports " +
                        text + ".");
    }
    const std::size_t bytes = instance.layout.outputBytes;
    const std::uint64_t before = digest(worker_.outputs(), bytes);
    const Oracle::Verdict verdict = oracle_.check(instance, worker_.outputs());
    if (verdict.broken)
      return decide(Outcome::Harness, "The check could not be made: " + verdict.reason + ".");
    if (context_.backend == Backend::Cuda &&
        std::memcmp(worker_.inputs(), instance.inputs.data(), instance.layout.inputBytes) != 0)
      return decide(Outcome::Wrong, "The solution changed its input " + changedInput(instance) +
                                        " in call " + std::to_string(callNumber_) + ".");
    if (!verdict.right || checkLater) {
      // Whatever still runs gets its chance to write.
      if (!worker_.resume())
        return died();
      std::this_thread::sleep_for(std::chrono::milliseconds(protocol_.lateCheckMs));
      if (!worker_.suspend())
        return died();
      if (digest(worker_.outputs(), bytes) != before)
        return decide(Outcome::LateWrite, "The outputs of call " + std::to_string(callNumber_) +
                                              " changed after the solution had returned.");
    }
    if (!verdict.right)
      return wrong(which, verdict.reason);
    seen_.push_back(which);
    last_ = which;
    ++right_;
    return true;
  }

  std::string changedInput(const Instance &instance) {
    for (std::size_t i = 0; i < task_.interface.size(); ++i) {
      const Slot &slot = instance.layout.slots[i];
      if (task_.interface[i].array && !task_.interface[i].written() &&
          std::memcmp(worker_.inputs() + slot.offset, instance.inputs.data() + slot.offset,
                      slot.bytes) != 0)
        return "`" + task_.interface[i].name + "`";
    }
    return "memory";
  }

  bool wrong(std::size_t which, const std::string &reason) {
    const std::string call = "call " + std::to_string(callNumber_);
    const std::string untouched =
        untouchedOutput(task_, instances_[which], worker_.outputs(), callNumber_);
    if (right_ > 0 || result_.trialsNs.size() > 1) {
      if (!untouched.empty())
        return decide(Outcome::CacheSuspect, "Earlier calls were right, but " + call +
                                                 " wrote nothing to `" + untouched +
                                                 "`: an answer seems to be kept between calls.");
      for (std::size_t earlier : seen_)
        if (earlier != which && sameShape(instances_[earlier], instances_[which]) &&
            oracle_.check(instances_[earlier], worker_.outputs()).right)
          return decide(Outcome::CacheSuspect,
                        "In " + call +
                            " the outputs are the right ones of an earlier call: an "
                            "answer seems to be kept between calls.");
      return decide(Outcome::Flaky,
                    "Other calls were right, but " + call + " was not: " + reason + ".");
    }
    // Always wrong, or only sometimes? Two more calls tell.
    if (firstFault_.empty())
      firstFault_ = untouched.empty() ? capitalised(reason) + "."
                                      : "The solution wrote nothing to output `" + untouched + "`.";
    std::int64_t ignored = 0;
    if (++misses_ < 3 && !oneCall(ignored, false))
      return false;
    if (right_ > 0)
      return decide(Outcome::Flaky, "Call " + std::to_string(callNumber_) +
                                        " was right, but an earlier one was not: " + firstFault_);
    return decide(Outcome::Wrong, firstFault_);
  }

  static bool sameShape(const Instance &left, const Instance &right) {
    for (std::size_t i = 0; i < left.layout.slots.size(); ++i)
      if (left.layout.slots[i].length != right.layout.slots[i].length)
        return false;
    return true;
  }

  std::string death() {
    if (worker_.deathSignal() == 0 && worker_.deathSentence().ends_with("status 0"))
      return "ended its own process";
    return worker_.deathSentence();
  }

  /// The input or output that a faulting address lies in, as a clause; empty when unknown.
  std::string faultClause(int number) {
    const Control &control = worker_.control();
    if ((number != SIGSEGV && number != SIGBUS) || control.signal != number)
      return "";
    const Layout &layout = instances_.front().layout;
    const std::uint64_t address = control.faultAddress;
    for (std::size_t i = 0; i < task_.interface.size(); ++i) {
      const Argument &argument = task_.interface[i];
      if (!argument.array || argument.written())
        continue;
      const std::uint64_t begin = control.inputBase + layout.slots[i].offset;
      if (address >= begin && address < begin + alignArray(layout.slots[i].bytes))
        return ": it wrote to its input `" + argument.name + "`, which is read-only";
    }
    if (address < 4096)
      return ": it used a null pointer";
    return "";
  }

  bool died() {
    const int number = worker_.deathSignal();
    const std::string sentence = death();
    const std::string fault = faultClause(number);
    worker_.end();
    const std::string &printed = worker_.printed();
    const std::string line = firstPrintedLine(printed);
    const std::string tail = line.empty() ? "" : "; it printed \"" + line + "\"";
    const std::string where =
        "In call " + std::to_string(callNumber_) + " the solution " + sentence;
    if (context_.backend == Backend::Cuda && saysOutOfMemory(printed))
      return decide(Outcome::OomDevice, where + " because device memory ran out" + tail + ".");
    if (number == SIGKILL || saysOutOfMemory(printed) ||
        printed.find("std::bad_alloc") != std::string::npos)
      return decide(Outcome::OomHost,
                    where + ", most likely because host memory ran out" + tail + ".");
    return decide(Outcome::Crash, where + fault + tail + ".");
  }

  const Task &task_;
  std::vector<Instance> &instances_;
  const Oracle &oracle_;
  const Protocol &protocol_;
  const CellContext &context_;
  CellResult &result_;
  std::mt19937_64 random_;
  double limit_;
  WorkerProcess worker_;
  std::vector<std::size_t> round_, seen_;
  std::vector<std::pair<std::size_t, std::size_t>> decoys_;
  std::size_t last_ = static_cast<std::size_t>(-1);
  std::uint64_t callNumber_ = 0;
  int right_ = 0, misses_ = 0;
  std::string firstFault_;
};

} // namespace

std::string_view outcomeName(Outcome outcome) {
  static constexpr std::string_view kNames[] = {"ok",         "wrong",         "flaky",
                                                "crash",      "timeout",       "oom_host",
                                                "oom_device", "build_failed",  "interface_mismatch",
                                                "late_write", "cache_suspect", "impossible",
                                                "unstable",   "sanitizer",     "no_kernel",
                                                "harness"};
  return kNames[static_cast<std::size_t>(outcome)];
}

Protocol Protocol::quick() {
  Protocol result;
  result.name = "quick";
  result.workers = 1;
  result.minWarmups = 2;
  result.maxWarmups = 5;
  result.warmupSeconds = 0.1;
  result.trials = 7; // the fewest that give a speed-up its 95% interval
  result.budgetSeconds = 10;
  result.maxPairs = 4;
  result.parallelPairs = true;
  result.pairSeconds = 5;
  return result;
}

double callLimit(const Protocol &protocol, const std::vector<Instance> &instances) {
  if (protocol.timeLimitSeconds > 0)
    return protocol.timeLimitSeconds;
  std::int64_t slowest = 0;
  for (const Instance &instance : instances)
    for (std::int64_t ns : instance.referenceNs)
      slowest = std::max(slowest, ns);
  return std::clamp(10 * static_cast<double>(slowest) / 1e9, 10.0, 120.0);
}

CellResult runCell(const Task &task, const std::filesystem::path &object,
                   std::vector<Instance> &instances, const Oracle &oracle, const Protocol &protocol,
                   const CellContext &context) {
  CellResult result;
  for (int worker = 0; worker < protocol.workers; ++worker) {
    const std::uint64_t seed =
        context.orderSeed + static_cast<std::uint64_t>(worker) * 0x9e3779b97f4a7c15ull;
    CellContext own = context;
    if (worker > 0)
      own.preheatMs = std::min(own.preheatMs, kShortPreheatMs);
    try {
      WorkerRun run(task, object, instances, oracle, protocol, own, seed, result);
      if (!run.run())
        return result;
    } catch (const std::bad_alloc &) {
      result.outcome = Outcome::Harness;
      result.reason = "The judge has not enough memory for this size.";
      return result;
    } catch (const std::exception &error) {
      result.outcome = Outcome::Harness;
      result.reason = std::string("The judge failed: ") + error.what() + ".";
      return result;
    }
  }
  result.outcome = Outcome::Ok;
  std::size_t calls = 0;
  for (const auto &trials : result.trialsNs)
    calls += trials.size();
  result.reason = "All " + std::to_string(calls) + " timed calls were right.";
  return result;
}

} // namespace accelscope::evaluator
