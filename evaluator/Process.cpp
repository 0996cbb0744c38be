#include "evaluator/Process.h"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <thread>

extern char **environ;

namespace accelscope::evaluator {

using Clock = std::chrono::steady_clock;

CommandResult runCommand(const std::vector<std::string> &arguments, std::chrono::seconds limit,
                         std::size_t keep) {
  CommandResult result;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    result.status = 127;
    result.output = "cannot create a pipe";
    return result;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::vector<char *> argv;
  for (const std::string &argument : arguments)
    argv.push_back(const_cast<char *>(argument.c_str()));
  argv.push_back(nullptr);
  // Messages in plain English: they are kept in records.
  std::vector<char *> environment;
  for (char **variable = environ; *variable; ++variable)
    if (std::string_view(*variable).substr(0, 3) != "LC_")
      environment.push_back(*variable);
  std::string locale = "LC_ALL=C";
  environment.push_back(locale.data());
  environment.push_back(nullptr);
  pid_t child = -1;
  const auto start = Clock::now();
  const int error =
      posix_spawnp(&child, argv[0], &actions, &attributes, argv.data(), environment.data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (error != 0) {
    close(ends[0]);
    result.status = 127;
    result.output = arguments[0] + " cannot be started: " + strerror(error);
    return result;
  }
  char buffer[8192];
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(start + limit - Clock::now()).count();
    if (left <= 0) {
      result.timedOut = true;
      break;
    }
    pollfd waiting{ends[0], POLLIN, 0};
    if (poll(&waiting, 1, static_cast<int>(left)) <= 0)
      continue;
    const ssize_t got = read(ends[0], buffer, sizeof buffer);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      break;
    if (result.output.size() < keep)
      result.output.append(buffer,
                           std::min(static_cast<std::size_t>(got), keep - result.output.size()));
  }
  close(ends[0]);
  if (result.timedOut)
    kill(-child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  kill(-child, SIGKILL);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return result;
}

std::filesystem::path findProgram(const std::string &name) {
  std::error_code error;
  if (name.find('/') != std::string::npos)
    return access(name.c_str(), X_OK) == 0 ? std::filesystem::path(name) : std::filesystem::path();
  const char *path = std::getenv("PATH");
  std::istringstream folders(path ? path : "/usr/local/bin:/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path candidate = std::filesystem::path(folder) / name;
    if (access(candidate.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(candidate, error))
      return candidate;
  }
  return {};
}

ChildResult runTrustedChild(const std::function<void()> &work, std::chrono::seconds limit,
                            int core) {
  fflush(nullptr);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0)
    return {false, "could not be started"};
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(1);
    if (core >= 0) {
      cpu_set_t set;
      CPU_ZERO(&set);
      CPU_SET(core, &set);
      sched_setaffinity(0, sizeof set, &set);
    }
    try {
      work();
    } catch (const std::exception &error) {
      fprintf(stderr, "%s\n", error.what());
      _exit(1);
    }
    _exit(0);
  }
  const auto deadline = Clock::now() + limit;
  auto pause = std::chrono::microseconds(200);
  int status = 0;
  while (true) {
    const pid_t done = waitpid(child, &status, WNOHANG);
    if (done == child)
      break;
    if (done < 0 && errno != EINTR)
      return {false, "was lost"};
    if (Clock::now() >= deadline) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return {false, "exceeded its limit of " + std::to_string(limit.count()) + " s"};
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, std::chrono::microseconds(20000));
  }
  if (WIFSIGNALED(status))
    return {false, "was killed by " + signalName(WTERMSIG(status))};
  if (WEXITSTATUS(status) != 0)
    return {false, "ended with status " + std::to_string(WEXITSTATUS(status))};
  return {true, ""};
}

std::string signalName(int signal) {
  const char *name = sigabbrev_np(signal);
  return name ? std::string("SIG") + name : "signal " + std::to_string(signal);
}

std::string commandLine(const std::vector<std::string> &arguments) {
  std::string result;
  for (const std::string &argument : arguments) {
    if (!result.empty())
      result += ' ';
    const bool plain =
        !argument.empty() &&
        argument.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                   "_-+=./,:@%") == std::string::npos;
    if (plain) {
      result += argument;
      continue;
    }
    result += '\'';
    for (char c : argument)
      result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    result += '\'';
  }
  return result;
}

} // namespace accelscope::evaluator
