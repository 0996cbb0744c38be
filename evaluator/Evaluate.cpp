#include "evaluator/Evaluate.h"

#include "catalog/Sha256.h"
#include "evaluator/CudaDriver.h"
#include "evaluator/Measurement.h"
#include "evaluator/RecordFiles.h"
#include "evaluator/Session.h"
#include "evaluator/WorkerProcess.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iomanip>
#include <map>
#include <mutex>
#include <ostream>
#include <set>
#include <sstream>
#include <thread>

namespace accelscope::evaluator {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPreheatMs = 500; // clocks need some 0.4 s to rise

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::string duration(double seconds) {
  const long whole = std::lround(seconds);
  std::ostringstream text;
  if (whole >= 3600)
    text << whole / 3600 << " h " << whole / 60 % 60 << " min";
  else if (whole >= 60)
    text << whole / 60 << " min " << whole % 60 << " s";
  else
    text << whole << " s";
  return text.str();
}

std::string readableTime(double ns) {
  std::ostringstream text;
  text << std::setprecision(4);
  if (ns < 1e6)
    text << ns / 1e3 << " us";
  else if (ns < 1e9)
    text << ns / 1e6 << " ms";
  else
    text << ns / 1e9 << " s";
  return text.str();
}

Protocol protocolOf(const EvaluateOptions &options) {
  Protocol protocol = options.quick ? Protocol::quick() : Protocol{};
  protocol.workers = options.workers.value_or(protocol.workers);
  protocol.trials = options.trials.value_or(protocol.trials);
  protocol.minTrials = std::min(protocol.minTrials, protocol.trials);
  protocol.budgetSeconds = options.budgetSeconds.value_or(protocol.budgetSeconds);
  protocol.timeLimitSeconds = options.timeLimitSeconds.value_or(0);
  if (options.pairs)
    protocol.minPairs = protocol.maxPairs = *options.pairs;
  if (options.workers || options.trials || options.budgetSeconds || options.pairs)
    protocol.name += "-custom";
  return protocol;
}

/// One solution, built once and measured at every size.
struct Solution {
  SolutionFile file;
  Backend backend = Backend::Host;
  std::string sha256;
  BuildResult build;
};

class Evaluation {
public:
  Evaluation(const EvaluateOptions &options, std::ostream &log)
      : options_(options), log_(log), protocol_(protocolOf(options)),
        tasks_(loadTasks(options.corpus, options.selection)), toolchain_(Toolchain::find()),
        runner_(findRunner()), seed_(makeSeed(options.seed)),
        files_(options.output, options.byAuthor) {
    toolchain_.arch = options.arch;
    toolchain_.cache = options.work.empty() ? defaultCache() : options.work;
    findAll();
    const bool cuda = std::any_of(solutions_.begin(), solutions_.end(),
                                  [](const Solution &one) { return one.backend == Backend::Cuda; });
    machine_ =
        describeMachine(options.machine, cuda ? Backend::Cuda : Backend::Host, toolchain_, gpu_);
    if (cuda)
      lock_ = std::make_unique<GpuLock>(gpu_.index());
    openFiles();
  }

  int run() {
    buildAll();
    pinTo(cores_.judge);
    start_ = Clock::now();
    for (const Task &task : tasks_)
      runTask(task);
    log_ << "\n" << done_ << " cells:";
    for (const auto &[name, count] : counts_)
      log_ << " " << count << " " << name;
    if (files_.kept())
      log_ << "; " << files_.kept() << " were there already";
    log_ << "; " << duration(secondsSince(start_)) << "\n";
    return failed_ == 0 ? 0 : 1;
  }

private:
  void findAll() {
    std::vector<std::string> extensions = {".cu", ".cpp"};
    if (options_.backend == "cuda")
      extensions = {".cu"};
    else if (options_.backend == "host" || toolchain_.nvcc.empty())
      extensions = {".cpp"};
    for (const SolutionFile &file :
         findSolutions(options_.corpus, options_.selection, tasks_, extensions)) {
      Solution solution;
      solution.file = file;
      solution.backend = file.file.extension() == ".cu" ? Backend::Cuda : Backend::Host;
      solution.sha256 = catalog::sha256(readFile(file.file));
      solutions_.push_back(std::move(solution));
    }
    const bool needsNvcc = options_.backend != "host";
    if (options_.backend == "cuda" && toolchain_.nvcc.empty())
      throw InputError("no CUDA compiler found: put nvcc on PATH or set NVCC, or use --backend "
                       "host for .cpp solutions");
    if (solutions_.empty())
      throw InputError((options_.corpus / "solutions").string() +
                       ": no solution of the selected tasks and authors" +
                       (needsNvcc && toolchain_.nvcc.empty()
                            ? " for the host backend, and no nvcc on PATH to build .cu files"
                            : ""));
  }

  void openFiles() {
    std::map<std::pair<std::string, std::string>, const Solution *> current;
    std::vector<std::string> authors;
    for (const Solution &solution : solutions_) {
      current[{solution.file.task, solution.file.author}] = &solution;
      authors.push_back(solution.file.author);
    }
    files_.open(authors, options_.resume, [&](const nlohmann::json &record) {
      if (record.at("machine").value("id", "") != machine_.id)
        throw InputError(options_.output.string() + ": holds records of machine '" +
                         record.at("machine").value("id", "") + "', this is '" + machine_.id +
                         "'; choose another output or leave out --resume");
      const auto found = current.find({record.value("task", ""), record.value("author", "")});
      const bool stale =
          found != current.end() && found->second->sha256 != record.value("source_sha256", "");
      return !stale && record.value("outcome", "") != outcomeName(Outcome::Harness);
    });
    for (const Task &task : tasks_)
      for (const Solution &solution : solutions_)
        if (solution.file.task == task.id)
          for (const Size *size : selectedSizes(task, options_.selection))
            if (!files_.has({task.id, solution.file.author, size->name}))
              ++pending_;
  }

  void buildAll() {
    // Generators and references first: their objects wait in the cache when their task comes.
    std::vector<const Task *> trusted;
    for (const Task &task : tasks_)
      if (std::any_of(solutions_.begin(), solutions_.end(), [&](const Solution &solution) {
            return solution.file.task == task.id && wanted(solution);
          }))
        trusted.push_back(&task);
    std::atomic<std::size_t> nextTrusted{0};
    std::vector<Solution *> waiting;
    for (Solution &solution : solutions_)
      if (wanted(solution))
        waiting.push_back(&solution);
    std::atomic<std::size_t> next{0}, ready{0};
    std::mutex mutex;
    const Clock::time_point start = Clock::now();
    auto work = [&] {
      for (std::size_t i; (i = nextTrusted++) < trusted.size();) {
        try {
          TrustedTask(*trusted[i], toolchain_);
        } catch (const std::exception &) {
          // Reported where the task runs.
        }
      }
      for (std::size_t i; (i = next++) < waiting.size();) {
        Solution &solution = *waiting[i];
        const Task &task = *std::find_if(tasks_.begin(), tasks_.end(), [&](const Task &one) {
          return one.id == solution.file.task;
        });
        try {
          solution.build = buildSolution(task, solution.file.file, solution.backend, toolchain_);
        } catch (const std::exception &error) {
          solution.build.reason = error.what();
        }
        const std::lock_guard lock(mutex);
        log_ << "[build " << ++ready << "/" << waiting.size() << "] " << solution.file.author << "/"
             << solution.file.task << ": "
             << (solution.build.verdict == BuildVerdict::Ok ? "ok" : solution.build.reason) << "\n"
             << std::flush;
      }
    };
    std::size_t jobs = options_.jobs > 0 ? static_cast<std::size_t>(options_.jobs)
                                         : std::max(1u, std::thread::hardware_concurrency());
    jobs = std::min(jobs, waiting.size());
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < jobs; ++i)
      threads.emplace_back(work);
    for (std::thread &thread : threads)
      thread.join();
    if (!waiting.empty())
      log_ << waiting.size() << " builds in " << duration(secondsSince(start)) << "\n";
  }

  bool wanted(const Solution &solution) const {
    for (const Task &task : tasks_)
      if (task.id == solution.file.task)
        for (const Size *size : selectedSizes(task, options_.selection))
          if (!files_.has({task.id, solution.file.author, size->name}))
            return true;
    return false;
  }

  void runTask(const Task &task) {
    std::vector<Solution *> mine;
    for (Solution &solution : solutions_)
      if (solution.file.task == task.id && wanted(solution))
        mine.push_back(&solution);
    if (mine.empty())
      return;
    std::optional<TrustedTask> trusted;
    std::string problem;
    for (const Size *size : selectedSizes(task, options_.selection)) {
      std::vector<Solution *> cells;
      bool runnable = false;
      for (Solution *solution : mine)
        if (!files_.has({task.id, solution->file.author, size->name})) {
          cells.push_back(solution);
          runnable = runnable || solution->build.verdict == BuildVerdict::Ok;
        }
      std::vector<Instance> instances;
      warm_ = false; // the GPU idles while inputs are prepared
      std::string sizeProblem = problem.empty() ? missingDriver(cells) : problem;
      if (runnable && sizeProblem.empty()) {
        try {
          if (!trusted)
            trusted.emplace(task, toolchain_);
        } catch (const std::exception &error) {
          problem = sizeProblem = error.what();
        }
        try {
          if (trusted)
            instances = prepareInstances(*trusted, *size, protocol_, seed_, cores_.reference);
        } catch (const std::bad_alloc &) {
          sizeProblem = task.id + " at size '" + size->name + "': not enough memory";
        } catch (const std::exception &error) {
          sizeProblem = error.what();
        }
      }
      const Oracle oracle(task, trusted ? trusted->checkerObject() : std::filesystem::path());
      for (Solution *solution : cells)
        runOne(task, *size, *solution, instances, oracle, sizeProblem);
    }
  }

  /// Preparing inputs takes long; without a driver it would be for nothing.
  std::string missingDriver(const std::vector<Solution *> &cells) const {
    const bool cuda = std::all_of(cells.begin(), cells.end(), [](const Solution *one) {
      return one->backend == Backend::Cuda;
    });
    return cuda && !haveDriver_ ? "this machine has no CUDA driver (libcuda.so.1 cannot be loaded)"
                                : "";
  }

  void runOne(const Task &task, const Size &size, const Solution &solution,
              std::vector<Instance> &instances, const Oracle &oracle, const std::string &problem) {
    Measurement m;
    m.task = task.id;
    m.author = solution.file.author;
    m.size = size.name;
    m.sourceSha256 = solution.sha256;
    m.build = solution.build;
    m.protocol = protocol_;
    m.seedKind = seed_.kind;
    if (solution.build.verdict == BuildVerdict::InterfaceMismatch) {
      m.result.outcome = Outcome::InterfaceMismatch;
      m.result.reason = sentence(solution.build.reason);
    } else if (solution.build.verdict == BuildVerdict::Failed) {
      m.result.outcome = Outcome::BuildFailed;
      m.result.reason = sentence(solution.build.reason);
    } else if (!problem.empty() || instances.empty()) {
      m.result.outcome = Outcome::Harness;
      m.result.reason = sentence(problem);
    } else {
      CellContext context;
      context.runner = runner_;
      context.backend = solution.backend;
      context.judgeCore = cores_.judge;
      context.isolate = !options_.noIsolation;
      context.preheatMs = warm_ ? kShortPreheatMs : kPreheatMs;
      if (solution.backend == Backend::Cuda)
        context.readable.push_back(
            std::filesystem::weakly_canonical(toolchain_.nvcc).parent_path().parent_path());
      warm_ = true;
      context.orderSeed = instanceSeed(seed_, task.id + "/" + m.author, size.name, 0);
      m.result = runCell(task, solution.build.object, instances, oracle, protocol_, context);
      m.pairs = static_cast<int>(instances.size());
      for (const Instance &instance : instances)
        m.referenceNs.insert(m.referenceNs.end(), instance.referenceNs.begin(),
                             instance.referenceNs.end());
      if (solution.backend == Backend::Cuda) {
        machine_.smMhz = gpu_.clock(1);
        machine_.memMhz = gpu_.clock(2);
        if (gpu_.throttled())
          m.result.flags.push_back("throttled");
      }
    }
    m.machine = machine_;
    summarise(m);
    files_.write(m.author, toJson(m));
    report(m);
  }

  static std::string sentence(std::string text) {
    if (text.empty())
      return "Nothing could be prepared for this size.";
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    if (text.back() != '.')
      text += '.';
    return text;
  }

  void report(const Measurement &m) {
    ++done_;
    const std::string outcome(outcomeName(m.result.outcome));
    ++counts_[outcome];
    failed_ += m.result.outcome != Outcome::Ok;
    log_ << "[" << done_ << "/" << pending_ << "] " << m.task << " " << m.size << " " << m.author
         << ": " << outcome;
    if (m.timeNs && m.speedup)
      log_ << " " << readableTime(*m.timeNs) << ", " << std::setprecision(3) << *m.speedup << "x";
    else
      log_ << " - " << m.result.reason;
    const double each = secondsSince(start_) / static_cast<double>(done_);
    if (done_ < pending_)
      log_ << " (about " << duration(each * static_cast<double>(pending_ - done_)) << " left)";
    log_ << "\n" << std::flush;
  }

  const EvaluateOptions &options_;
  std::ostream &log_;
  Protocol protocol_;
  std::vector<Task> tasks_;
  Toolchain toolchain_;
  std::filesystem::path runner_;
  SessionSeed seed_;
  GpuMonitor gpu_;
  Machine machine_;
  std::unique_ptr<GpuLock> lock_;
  RecordFiles files_;
  std::vector<Solution> solutions_;
  Cores cores_ = chooseCores();
  Clock::time_point start_;
  std::map<std::string, int> counts_;
  bool warm_ = false;
  bool haveDriver_ = CudaDriver::present();
  std::size_t pending_ = 0, done_ = 0, failed_ = 0;
};

} // namespace

int evaluate(const EvaluateOptions &options, std::ostream &log) {
  becomeSubreaper();
  return Evaluation(options, log).run();
}

} // namespace accelscope::evaluator
