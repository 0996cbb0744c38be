#include "evaluator/WorkerProcess.h"

#include "evaluator/Process.h"

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <thread>

namespace accelscope::evaluator {

namespace {

std::int64_t rawNow() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC_RAW, &now);
  return now.tv_sec * 1000000000ll + now.tv_nsec;
}

std::vector<std::string> cleanEnvironment() {
  std::vector<std::string> result = {"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/nonexistent",
                                     "LANG=C", "CUDA_CACHE_DISABLE=1"};
  for (const char *name :
       {"CUDA_VISIBLE_DEVICES", "NVIDIA_VISIBLE_DEVICES", "LD_LIBRARY_PATH", "ASAN_OPTIONS"})
    if (const char *value = getenv(name))
      result.push_back(std::string(name) + "=" + value);
  return result;
}

std::vector<pid_t> childrenOfThisProcess() {
  std::vector<pid_t> result;
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks)
    return result;
  while (const dirent *entry = readdir(tasks)) {
    if (entry->d_name[0] == '.')
      continue;
    std::ifstream list(std::string("/proc/self/task/") + entry->d_name + "/children");
    for (pid_t child; list >> child;)
      result.push_back(child);
  }
  closedir(tasks);
  return result;
}

} // namespace

void becomeSubreaper() { prctl(PR_SET_CHILD_SUBREAPER, 1); }

WorkerProcess::WorkerProcess(std::filesystem::path runner, WorkerSettings settings,
                             std::size_t inputBytes, std::size_t outputBytes, int judgeCore)
    : runner_(std::move(runner)), settings_(std::move(settings)),
      controlMemory_(Region::file("control", sizeof(Control), false)),
      inputMemory_(Region::file("inputs", inputBytes, !settings_.writableInputs)),
      outputMemory_(Region::file("outputs", outputBytes, false)), judgeCore_(judgeCore) {}

WorkerProcess::~WorkerProcess() { end(); }

WorkerState WorkerProcess::start(std::chrono::seconds limit) {
  knownChildren_ = childrenOfThisProcess();
  std::string pattern =
      (std::filesystem::temp_directory_path() / "accelscope-worker-XXXXXX").string();
  if (!mkdtemp(pattern.data()))
    throw std::runtime_error("cannot create a folder for a worker in " +
                             std::filesystem::temp_directory_path().string());
  folder_ = pattern;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
    throw std::runtime_error("cannot create a pipe");
  output_ = ends[0];

  // Source descriptors are moved out of the way first: a dup2 onto one that is still needed
  // would lose it.
  const int sources[] = {fcntl(controlMemory_.descriptor(), F_DUPFD_CLOEXEC, 64),
                         fcntl(inputMemory_.descriptor(), F_DUPFD_CLOEXEC, 64),
                         fcntl(outputMemory_.descriptor(), F_DUPFD_CLOEXEC, 64)};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  for (int i = 0; i < 3; ++i)
    posix_spawn_file_actions_adddup2(&actions, sources[i], kControlDescriptor + i);
  posix_spawn_file_actions_addchdir_np(&actions, folder_.c_str());
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  std::vector<std::string> words = {runner_.string(), "worker",
                                    "--object",       settings_.object,
                                    "--arguments",    std::to_string(settings_.arguments)};
  if (settings_.cuda)
    words.insert(words.end(), {"--cuda", "--preheat", std::to_string(settings_.preheatMs)});
  if (!settings_.isolate)
    words.push_back("--no-isolation");
  for (const std::string &folder : settings_.readable)
    words.insert(words.end(), {"--readable", folder});
  if (settings_.writableInputs)
    words.push_back("--writable-inputs");
  std::vector<std::string> environment = cleanEnvironment();
  std::vector<char *> argv, envp;
  for (std::string &word : words)
    argv.push_back(word.data());
  for (std::string &variable : environment)
    envp.push_back(variable.data());
  argv.push_back(nullptr);
  envp.push_back(nullptr);
  const int error =
      posix_spawn(&pid_, runner_.c_str(), &actions, &attributes, argv.data(), envp.data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  for (int source : sources)
    close(source);
  if (error != 0) {
    pid_ = -1;
    throw std::runtime_error(runner_.string() + " cannot be started: " + strerror(error));
  }
  if (judgeCore_ >= 0) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int core = 0; core < CPU_SETSIZE; ++core)
      if (core != judgeCore_)
        CPU_SET(core, &cores);
    sched_setaffinity(pid_, sizeof cores, &cores);
  }
  const auto deadline = std::chrono::steady_clock::now() + limit;
  while (true) {
    state_ = static_cast<WorkerState>(control().state.value.load(std::memory_order_acquire));
    if (state_ != WorkerState::Starting)
      break;
    if (reap(false))
      return state_ = WorkerState::Starting;
    if (std::chrono::steady_clock::now() > deadline) {
      startTimedOut_ = true;
      end();
      return state_ = WorkerState::Starting;
    }
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  if (state_ == WorkerState::Ready)
    suspend();
  return state_;
}

bool WorkerProcess::reap(bool wait) {
  if (dead_ || pid_ < 0)
    return true;
  int status = 0;
  const pid_t got = waitpid(pid_, &status, wait ? 0 : WNOHANG);
  if (got == pid_ && (WIFEXITED(status) || WIFSIGNALED(status))) {
    dead_ = true;
    status_ = status;
  }
  return dead_;
}

bool WorkerProcess::resume() {
  if (dead_)
    return false;
  const std::uint32_t before = control().heartbeat.value.load(std::memory_order_relaxed);
  kill(-pid_, SIGCONT);
  const std::int64_t deadline = rawNow() + 5000000000ll;
  unsigned spins = 0;
  while (control().heartbeat.value.load(std::memory_order_relaxed) == before) {
    relax(spins);
    if (spins % 4096 == 0 && (reap(false) || rawNow() > deadline))
      return !dead_;
  }
  return true;
}

WorkerProcess::Call WorkerProcess::call(std::chrono::nanoseconds limit) {
  Call result;
  Control &shared = control();
  const std::uint32_t number = ++calls_;
  unsigned spins = 0;
  const std::int64_t start = rawNow();
  std::int64_t nextLook = start + 1000000;
  shared.go.value.store(number, std::memory_order_release);
  while (shared.done.value.load(std::memory_order_acquire) != number) {
    relax(spins);
    if (spins % 256 != 0)
      continue;
    const std::int64_t now = rawNow();
    if (now < nextLook)
      continue;
    nextLook = now + 1000000;
    if (reap(false)) {
      result.end = End::Died;
      break;
    }
    if (now - start > limit.count()) {
      result.end = End::TimedOut;
      break;
    }
  }
  result.ns = rawNow() - start;
  return result;
}

bool WorkerProcess::suspend() {
  if (dead_ || pid_ < 0)
    return false;
  kill(-pid_, SIGSTOP);
  const std::int64_t deadline = rawNow() + 10000000000ll;
  while (true) {
    int status = 0;
    const pid_t got = waitpid(pid_, &status, WUNTRACED | WNOHANG);
    if (got == pid_) {
      if (WIFSTOPPED(status))
        return true;
      dead_ = true;
      status_ = status;
      return false;
    }
    if (rawNow() > deadline)
      return true;
    sched_yield();
  }
}

void WorkerProcess::drain() {
  if (output_ < 0)
    return;
  char buffer[4096];
  for (ssize_t got; (got = read(output_, buffer, sizeof buffer)) > 0;)
    printed_.append(buffer, static_cast<std::size_t>(got));
  close(output_);
  output_ = -1;
}

void WorkerProcess::killOrphans() {
  for (pid_t child : childrenOfThisProcess()) {
    if (std::find(knownChildren_.begin(), knownChildren_.end(), child) != knownChildren_.end())
      continue;
    if (kill(child, SIGKILL) == 0)
      ++leftProcesses_;
    waitpid(child, nullptr, 0);
  }
}

void WorkerProcess::end() {
  if (pid_ < 0)
    return;
  if (!dead_) {
    kill(-pid_, SIGKILL);
    reap(true);
  }
  kill(-pid_, SIGKILL);
  killOrphans();
  drain();
  pid_ = -1;
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

int WorkerProcess::deathSignal() const {
  return dead_ && WIFSIGNALED(status_) ? WTERMSIG(status_) : 0;
}

std::string WorkerProcess::deathSentence() const {
  if (const int number = deathSignal())
    return "was killed by " + signalName(number);
  return "ended its own process with status " + std::to_string(WEXITSTATUS(status_));
}

int WorkerProcess::threadCount() const {
  int count = 0;
  if (DIR *tasks = opendir(("/proc/" + std::to_string(pid_) + "/task").c_str())) {
    while (const dirent *entry = readdir(tasks))
      count += entry->d_name[0] != '.';
    closedir(tasks);
  }
  return count;
}

} // namespace accelscope::evaluator
