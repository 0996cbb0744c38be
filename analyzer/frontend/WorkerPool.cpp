#include "analyzer/frontend/WorkerPool.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace accelscope::frontend {

namespace {

using Clock = std::chrono::steady_clock;

constexpr char kOk = 'o', kError = 'e', kMemory = 'm';
constexpr int kMemoryExit = 86;

volatile sig_atomic_t interrupted = 0;
void onInterrupt(int) { interrupted = 1; }

bool writeAll(int fd, const void *data, size_t size) {
  const char *at = static_cast<const char *>(data);
  while (size > 0) {
    ssize_t n = write(fd, at, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    at += n;
    size -= static_cast<size_t>(n);
  }
  return true;
}

bool readAll(int fd, void *data, size_t size) {
  char *at = static_cast<char *>(data);
  while (size > 0) {
    ssize_t n = read(fd, at, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    at += n;
    size -= static_cast<size_t>(n);
  }
  return true;
}

[[noreturn]] void outOfMemory() { _exit(kMemoryExit); }
void llvmOutOfMemory(void *, const char *, bool) { outOfMemory(); }

// AddressSanitizer reserves terabytes of addresses, which no limit allows.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kLimitsWork = false;
#else
constexpr bool kLimitsWork = true;
#endif
#elif defined(__SANITIZE_ADDRESS__)
constexpr bool kLimitsWork = false;
#else
constexpr bool kLimitsWork = true;
#endif

size_t addressSpace() {
  FILE *file = std::fopen("/proc/self/statm", "r");
  if (!file)
    return 0;
  unsigned long pages = 0;
  int fields = std::fscanf(file, "%lu", &pages);
  std::fclose(file);
  return fields == 1 ? pages * static_cast<size_t>(sysconf(_SC_PAGESIZE)) : 0;
}

// The worker: takes file numbers from one pipe, sends one framed answer for each to the other.
[[noreturn]] void workerLoop(int in, int out, const std::vector<std::string> &paths,
                             const JobLimits &limits,
                             const std::function<std::string(const std::string &)> &work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGINT, SIG_IGN); // the parent decides
  std::signal(SIGTERM, SIG_DFL);
  rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  if (kLimitsWork && limits.megabytes > 0) {
    rlim_t bytes = addressSpace() + limits.megabytes * size_t(1024) * 1024;
    rlimit space{bytes, bytes};
    setrlimit(RLIMIT_AS, &space);
  }
  std::set_new_handler(outOfMemory);
  llvm::install_bad_alloc_error_handler(llvmOutOfMemory);
  uint32_t index = 0;
  while (readAll(in, &index, sizeof index)) {
    char kind = kOk;
    std::string text;
    try {
      text = work(paths[index]);
    } catch (const std::bad_alloc &) {
      kind = kMemory;
    } catch (const std::exception &e) {
      kind = kError;
      text = e.what();
    } catch (...) {
      kind = kError;
      text = "an unknown exception";
    }
    uint64_t size = text.size();
    if (!writeAll(out, &kind, 1) || !writeAll(out, &size, sizeof size) ||
        !writeAll(out, text.data(), text.size()))
      break;
  }
  _exit(0);
}

/// User and system time of a process so far; 0 where /proc does not tell.
double processorSeconds(pid_t pid) {
  char path[32];
  std::snprintf(path, sizeof path, "/proc/%d/stat", static_cast<int>(pid));
  std::FILE *file = std::fopen(path, "re");
  if (!file)
    return 0;
  char text[1024];
  const size_t length = std::fread(text, 1, sizeof text - 1, file);
  std::fclose(file);
  text[length] = 0;
  // The name in parentheses may hold anything; the fields are counted behind it.
  const char *at = std::strrchr(text, ')');
  unsigned long user = 0, system = 0;
  if (!at || std::sscanf(at + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
    return 0;
  return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

struct Worker {
  pid_t pid = -1;
  int to = -1, from = -1;
  bool busy = false;
  size_t file = 0;
  Clock::time_point deadline, lastDeadline;
  double processorStart = 0; ///< processor seconds of the process when it got the file
  std::string buffer;
};

class Pool {
public:
  Pool(const std::vector<std::string> &paths, const JobLimits &limits,
       const std::function<std::string(const std::string &)> &work, const JobProgress &progress)
      : paths_(paths), limits_(limits), work_(work), progress_(progress), results_(paths.size()) {
    for (size_t i = 0; i < paths.size(); ++i)
      results_[i].path = paths[i];
  }

  std::vector<JobResult> run(size_t jobs) {
    workers_.resize(std::min(jobs, paths_.size()));
    for (Worker &worker : workers_)
      feed(worker);
    while (done_ < paths_.size() && !interrupted)
      step();
    for (Worker &worker : workers_) {
      if (interrupted && worker.busy) {
        kill(worker.pid, SIGKILL);
      }
      close(worker);
    }
    for (JobResult &result : results_)
      if (!result.ok && result.reason.empty()) {
        result.reason = "interrupted";
        result.message = result.path + ": not analysed: the run was interrupted";
      }
    return std::move(results_);
  }

private:
  void start(Worker &worker) {
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) != 0)
      throw std::runtime_error(std::string("cannot create a pipe: ") + std::strerror(errno));
    if (pipe2(out, O_CLOEXEC) != 0) {
      ::close(in[0]);
      ::close(in[1]);
      throw std::runtime_error(std::string("cannot create a pipe: ") + std::strerror(errno));
    }
    std::fflush(nullptr);
    pid_t pid = fork();
    if (pid < 0) {
      for (int fd : {in[0], in[1], out[0], out[1]})
        ::close(fd);
      throw std::runtime_error(std::string("cannot start a worker: ") + std::strerror(errno));
    }
    if (pid == 0) {
      // The pipes of the other workers are not this one's.
      for (const Worker &other : workers_)
        if (other.pid > 0) {
          ::close(other.to);
          ::close(other.from);
        }
      ::close(in[1]);
      ::close(out[0]);
      workerLoop(in[0], out[1], paths_, limits_, work_);
    }
    ::close(in[0]);
    ::close(out[1]);
    worker.pid = pid;
    worker.to = in[1];
    worker.from = out[0];
    worker.buffer.clear();
  }

  // Gives an idle worker the next file, starting its process when it has none.
  void feed(Worker &worker) {
    if (next_ >= paths_.size())
      return;
    if (worker.pid < 0)
      start(worker);
    worker.file = next_++;
    worker.busy = true;
    worker.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(limits_.seconds));
    // A busy machine must not decide what is found: the limit is processor time, ten times as much by the clock.
    worker.lastDeadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                             std::chrono::duration<double>(10 * limits_.seconds));
    worker.processorStart = processorSeconds(worker.pid);
    uint32_t index = static_cast<uint32_t>(worker.file);
    // A worker that died between two files shows up as end of file on its pipe.
    writeAll(worker.to, &index, sizeof index);
  }

  void step() {
    std::vector<pollfd> fds;
    std::vector<Worker *> owners;
    Clock::time_point now = Clock::now(), earliest = now + std::chrono::seconds(1);
    for (Worker &worker : workers_)
      if (worker.busy) {
        fds.push_back({worker.from, POLLIN, 0});
        owners.push_back(&worker);
        earliest = std::min(earliest, worker.deadline);
      }
    auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(earliest - now).count();
    int ready = poll(fds.data(), fds.size(), static_cast<int>(std::max<long>(0, wait)) + 1);
    if (ready < 0 && errno != EINTR)
      throw std::runtime_error(std::string("cannot wait for the workers: ") + std::strerror(errno));
    for (size_t i = 0; i < fds.size(); ++i) {
      if (ready > 0 && fds[i].revents != 0)
        receive(*owners[i]);
      Worker &owner = *owners[i];
      if (!owner.busy || Clock::now() < owner.deadline)
        continue;
      const double left = limits_.seconds - (processorSeconds(owner.pid) - owner.processorStart);
      if (left > 0 && Clock::now() < owner.lastDeadline)
        owner.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                            std::chrono::duration<double>(std::max(left, 0.05)));
      else
        expire(owner);
    }
  }

  void receive(Worker &worker) {
    char chunk[65536];
    ssize_t n = read(worker.from, chunk, sizeof chunk);
    if (n < 0 && errno == EINTR)
      return;
    if (n <= 0) {
      died(worker);
      return;
    }
    worker.buffer.append(chunk, static_cast<size_t>(n));
    uint64_t size = 0;
    constexpr size_t header = 1 + sizeof size;
    if (worker.buffer.size() < header)
      return;
    std::memcpy(&size, worker.buffer.data() + 1, sizeof size);
    if (worker.buffer.size() < header + size)
      return;
    JobResult &result = results_[worker.file];
    char kind = worker.buffer[0];
    std::string text = worker.buffer.substr(header, size);
    worker.buffer.clear();
    if (kind == kOk) {
      result.ok = true;
      result.output = std::move(text);
    } else if (kind == kMemory) {
      failMemory(result);
    } else {
      result.reason = "error";
      result.message = result.path + ": " + text;
    }
    finish(worker);
    // After an exhausted memory the heap may be fragmented: a fresh process is safer.
    if (kind == kMemory)
      close(worker);
    feed(worker);
  }

  void failMemory(JobResult &result) const {
    result.reason = "memory";
    result.message = result.path + ": gave up: more than " + std::to_string(limits_.megabytes) +
                     " MB of memory were needed";
  }

  void expire(Worker &worker) {
    kill(worker.pid, SIGKILL);
    JobResult &result = results_[worker.file];
    result.reason = "time";
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%g", limits_.seconds);
    result.message = result.path + ": gave up: no result within " + seconds + " s";
    finish(worker);
    close(worker);
    feed(worker);
  }

  void died(Worker &worker) {
    int status = reap(worker);
    JobResult &result = results_[worker.file];
    if (WIFSIGNALED(status)) {
      int number = WTERMSIG(status);
      result.reason = "signal " + std::to_string(number) + " (" + strsignal(number) + ")";
      result.message = result.path + ": the analysis of this file crashed with " + result.reason;
    } else if (WIFEXITED(status) && WEXITSTATUS(status) == kMemoryExit) {
      failMemory(result);
    } else {
      result.reason = "exit " + std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : -1);
      result.message =
          result.path + ": the analysis of this file ended early with " + result.reason;
    }
    finish(worker);
    feed(worker);
  }

  void finish(Worker &worker) {
    worker.busy = false;
    ++done_;
    if (progress_)
      progress_(done_, paths_.size(), results_[worker.file]);
  }

  // Closes the pipes, which ends an idle worker, and collects the process.
  int reap(Worker &worker) {
    int status = 0;
    ::close(worker.to);
    ::close(worker.from);
    while (waitpid(worker.pid, &status, 0) < 0 && errno == EINTR) {
    }
    worker.pid = -1;
    worker.to = worker.from = -1;
    worker.buffer.clear();
    return status;
  }

  void close(Worker &worker) {
    if (worker.pid > 0)
      reap(worker);
  }

  const std::vector<std::string> &paths_;
  const JobLimits &limits_;
  const std::function<std::string(const std::string &)> &work_;
  const JobProgress &progress_;
  std::vector<JobResult> results_;
  std::vector<Worker> workers_;
  size_t next_ = 0, done_ = 0;
};

// Signal handlers for the length of a run.
class SignalScope {
public:
  SignalScope() {
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &oldInt_);
    sigaction(SIGTERM, &action, &oldTerm_);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, &oldPipe_);
  }
  ~SignalScope() {
    sigaction(SIGINT, &oldInt_, nullptr);
    sigaction(SIGTERM, &oldTerm_, nullptr);
    sigaction(SIGPIPE, &oldPipe_, nullptr);
  }

private:
  struct sigaction oldInt_, oldTerm_, oldPipe_;
};

} // namespace

std::vector<JobResult> runIsolated(const std::vector<std::string> &paths, int jobs,
                                   const JobLimits &limits,
                                   const std::function<std::string(const std::string &path)> &work,
                                   const JobProgress &progress) {
  interrupted = 0;
  SignalScope signals;
  size_t count = jobs > 0 ? static_cast<size_t>(jobs)
                          : std::max<size_t>(1, std::thread::hardware_concurrency());
  return Pool(paths, limits, work, progress).run(count);
}

bool poolInterrupted() { return interrupted != 0; }

} // namespace accelscope::frontend
