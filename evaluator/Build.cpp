#include "evaluator/Build.h"

#include "catalog/Sha256.h"
#include "evaluator/Process.h"
#include "evaluator/Wrapper.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace accelscope::evaluator {

namespace {

constexpr std::size_t kLogLimit = 4000;

std::string versionLine(const std::filesystem::path &program, bool last) {
  const CommandResult result =
      runCommand({program.string(), "--version"}, std::chrono::seconds(30));
  std::istringstream lines(result.output);
  std::string line, chosen;
  while (std::getline(lines, line)) {
    if (!line.empty())
      chosen = line;
    if (!last)
      break;
  }
  return chosen;
}

void writeFile(const std::filesystem::path &file, const std::string &text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush())
    throw InputError(file.string() + ": cannot be written");
}

std::string truncated(const std::string &log) {
  if (log.size() <= kLogLimit)
    return log;
  return log.substr(0, kLogLimit) + "\n[" + std::to_string(log.size() - kLogLimit) + " bytes more]";
}

void erase(std::string &text, const std::string &part) {
  for (std::size_t at; (at = text.find(part)) != std::string::npos;)
    text.erase(at, part.size());
}

/// The first line of a log that reports an error.
std::string firstError(const std::string &log) {
  std::istringstream lines(log);
  std::string line, any;
  while (std::getline(lines, line)) {
    if (line.find("error") != std::string::npos)
      return line;
    if (any.empty())
      any = line;
  }
  return any;
}

/// Runs one compile into the cache; a result with the same key is taken from there.
BuildResult compileCached(const std::string &key, std::vector<std::string> command,
                          const std::filesystem::path &input, const std::string &inputText,
                          const std::filesystem::path &sourceFolder, const Toolchain &toolchain) {
  const std::filesystem::path folder = toolchain.cache / key.substr(0, 2);
  const std::filesystem::path object = folder / (key + ".so");
  const std::filesystem::path note = folder / (key + ".json");
  std::error_code ignored;
  BuildResult result;
  result.object = object;
  if (std::filesystem::exists(note, ignored)) {
    try {
      const auto json = nlohmann::json::parse(readFile(note));
      result.command = json.at("command");
      result.seconds = json.at("seconds");
      result.log = json.at("log");
      const bool ok = json.at("ok");
      if (!ok || std::filesystem::exists(object, ignored)) {
        result.verdict = ok ? BuildVerdict::Ok : BuildVerdict::Failed;
        result.cached = true;
        return result;
      }
    } catch (const std::exception &) {
      // A damaged note is as good as none.
    }
  }
  std::filesystem::create_directories(folder);
  const std::filesystem::path scratch =
      folder / (key + ".tmp" + std::to_string(getpid()) + "." + std::to_string(gettid()));
  std::filesystem::create_directories(scratch);
  std::filesystem::path source = input;
  if (!inputText.empty()) {
    source = scratch / input.filename();
    writeFile(source, inputText);
  }
  // The record must not depend on the cache's place: the command is kept with plain names.
  std::vector<std::string> shown = command;
  shown[0] = std::filesystem::path(shown[0]).filename().string();
  shown.insert(shown.end(), {"-o", "solution.so", input.filename().string()});
  command.insert(command.end(), {"-o", (scratch / "out.so").string(), source.string()});
  // Libraries follow the source, as the linker wants them.
  std::stable_partition(shown.begin() + 1, shown.end(),
                        [](const std::string &one) { return !one.starts_with("-l"); });
  std::stable_partition(command.begin() + 1, command.end(),
                        [](const std::string &one) { return !one.starts_with("-l"); });
  result.command = commandLine(shown);
  const CommandResult ran = runCommand(command, std::chrono::seconds(toolchain.limitSeconds));
  result.seconds = ran.seconds;
  std::string log = ran.output;
  erase(log, scratch.string() + "/");
  if (!sourceFolder.empty())
    erase(log, sourceFolder.string() + "/");
  result.log = log;
  if (ran.timedOut) {
    result.reason =
        "the compiler exceeded its limit of " + std::to_string(toolchain.limitSeconds) + " s";
    std::filesystem::remove_all(scratch, ignored);
    return result;
  }
  const bool ok = ran.status == 0;
  if (ran.status >= 127) { // killed or never started: true today, perhaps not tomorrow
    result.reason = ran.status == 127
                        ? ran.output
                        : "the compiler was killed by " + signalName(ran.status - 128);
    std::filesystem::remove_all(scratch, ignored);
    return result;
  }
  if (ok)
    std::filesystem::rename(scratch / "out.so", object);
  result.verdict = ok ? BuildVerdict::Ok : BuildVerdict::Failed;
  const nlohmann::ordered_json json = {
      {"command", result.command}, {"ok", ok}, {"seconds", result.seconds}, {"log", result.log}};
  writeFile(scratch / "note",
            json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
  std::filesystem::rename(scratch / "note", note);
  std::filesystem::remove_all(scratch, ignored);
  return result;
}

bool mentionsMissingEntry(const std::string &log) {
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);)
    if (line.find("solution_compute") != std::string::npos &&
        (line.find("not declared") != std::string::npos ||
         line.find("undeclared") != std::string::npos ||
         line.find("undefined") != std::string::npos ||
         line.find("overloaded") != std::string::npos))
      return true;
  return false;
}

} // namespace

Toolchain Toolchain::find() {
  Toolchain result;
  for (const char *name :
       {std::getenv("CXX") ? std::getenv("CXX") : "", "c++", "g++", "clang++", "clang++-19"})
    if (*name && !(result.cxx = findProgram(name)).empty())
      break;
  if (result.cxx.empty())
    throw InputError("no C++ compiler found: install g++ or set CXX");
  for (const char *name :
       {std::getenv("NVCC") ? std::getenv("NVCC") : "", "nvcc", "/usr/local/cuda/bin/nvcc"})
    if (*name && !(result.nvcc = findProgram(name)).empty())
      break;
  result.cxxVersion = versionLine(result.cxx, false);
  if (!result.nvcc.empty())
    result.nvccVersion = versionLine(result.nvcc, true);
  return result;
}

std::string readFile(const std::filesystem::path &file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  if (!in || !(text << in.rdbuf()))
    if (!in.is_open() || std::filesystem::is_directory(file))
      throw InputError(file.string() + ": cannot be read");
  return text.str();
}

std::vector<std::string> librariesOf(const std::string &sourceText) {
  struct Library {
    const char *header;
    std::vector<std::string> flags;
  };
  static const std::vector<Library> kLibraries = {
      {"cublasLt", {"-lcublasLt"}},
      {"cublas", {"-lcublas"}},
      {"cusolver", {"-lcusolver", "-lcusparse", "-lcublas"}},
      {"cusparse", {"-lcusparse"}},
      {"curand.h", {"-lcurand"}},
      {"cufft", {"-lcufft"}},
      {"nvToolsExt", {}},
      {"cuda.h", {"-lcuda"}},
      {"omp.h", {"-Xcompiler", "-fopenmp"}},
  };
  std::vector<std::string> result;
  std::istringstream lines(sourceText);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line[hash] != '#' ||
        line.find("include", hash) == std::string::npos)
      continue;
    const std::size_t open = line.find_first_of("<\"", hash);
    if (open == std::string::npos)
      continue;
    std::string header = line.substr(open + 1, line.find_first_of(">\"", open + 1) - open - 1);
    header = header.substr(header.rfind('/') + 1);
    for (const Library &library : kLibraries)
      if (header.starts_with(library.header)) {
        for (const std::string &flag : library.flags)
          if (std::find(result.begin(), result.end(), flag) == result.end())
            result.push_back(flag);
        break;
      }
  }
  return result;
}

std::string declaredSignature(const std::string &sourceText) {
  const std::string name = "solution_compute";
  for (std::size_t at = sourceText.find(name); at != std::string::npos;
       at = sourceText.find(name, at + 1)) {
    std::size_t open = at + name.size();
    while (open < sourceText.size() && std::isspace(static_cast<unsigned char>(sourceText[open])))
      ++open;
    if (open >= sourceText.size() || sourceText[open] != '(')
      continue;
    const std::size_t close = sourceText.find(')', open);
    if (close == std::string::npos)
      continue;
    std::string result;
    for (char c : sourceText.substr(open + 1, close - open - 1)) {
      const bool space = std::isspace(static_cast<unsigned char>(c));
      if (!space)
        result += c;
      else if (!result.empty() && result.back() != ' ')
        result += ' ';
    }
    while (!result.empty() && result.back() == ' ')
      result.pop_back();
    return result;
  }
  return "";
}

BuildResult buildSolution(const Task &task, const std::filesystem::path &source, Backend backend,
                          const Toolchain &toolchain) {
  const std::string text = readFile(source);
  const std::filesystem::path absolute = std::filesystem::absolute(source);
  const std::string wrapper = wrapperSource(task, absolute);
  const bool cuda = backend == Backend::Cuda;
  std::vector<std::string> command;
  if (cuda) {
    command = {toolchain.nvcc.string(),     "-O3",     "-std=c++17",
               "-arch=" + toolchain.arch,   "-shared", "-Xcompiler",
               "-fPIC,-fvisibility=hidden", "-cudart", "static"};
    const std::vector<std::string> libraries = librariesOf(text);
    if (!libraries.empty()) {
      const std::filesystem::path home = toolchain.nvcc.parent_path().parent_path();
      command.insert(command.end(), {"-Xlinker", "-rpath=" + (home / "lib64").string()});
      if (std::find(libraries.begin(), libraries.end(), "-lcuda") != libraries.end())
        command.push_back("-L" + (home / "lib64" / "stubs").string());
    }
    command.insert(command.end(), libraries.begin(), libraries.end());
  } else {
    command = {toolchain.cxx.string(), "-O2",     "-std=c++20", "-shared", "-fPIC",
               "-fvisibility=hidden",  "-pthread"};
  }
  const std::string key = catalog::sha256(text + '\0' + wrapperSource(task, source.filename()) +
                                          '\0' + commandLine(command) + '\0' +
                                          (cuda ? toolchain.nvccVersion : toolchain.cxxVersion));
  const std::string name = std::string("solution") + (cuda ? ".cu" : ".cpp");
  BuildResult result =
      compileCached(key, command, name, wrapper, absolute.parent_path(), toolchain);
  if (result.verdict == BuildVerdict::Failed && result.reason.empty()) {
    const std::string found = declaredSignature(text);
    const bool marked = result.log.find(kInterfaceMarker) != std::string::npos;
    if (marked || mentionsMissingEntry(result.log)) {
      result.verdict = BuildVerdict::InterfaceMismatch;
      result.reason = found.empty()
                          ? "the source defines no single function solution_compute; the task "
                            "calls solution_compute(" +
                                task.signature() + ")"
                          : "the source declares solution_compute(" + found +
                                "), but the task calls solution_compute(" + task.signature() + ")";
    } else {
      result.reason = "the compiler reports: " + firstError(result.log);
    }
  }
  result.log = truncated(result.log);
  return result;
}

BuildResult buildTrusted(const std::filesystem::path &source,
                         const std::vector<std::filesystem::path> &includeFolders,
                         const Toolchain &toolchain) {
  const std::string text = readFile(source);
  const std::filesystem::path absolute = std::filesystem::absolute(source);
  std::vector<std::string> command = {
      toolchain.cxx.string(), "-O2", "-std=c++20", "-shared", "-fPIC", "-pthread"};
  for (const std::filesystem::path &folder : includeFolders)
    command.push_back("-I" + std::filesystem::absolute(folder).lexically_normal().string());
  // Helper headers beside the tasks count as part of the source.
  std::string headers;
  std::error_code ignored;
  std::vector<std::filesystem::path> files;
  for (const std::filesystem::path &folder :
       {source.parent_path(), source.parent_path().parent_path()})
    for (const auto &entry : std::filesystem::directory_iterator(folder, ignored))
      if (entry.path().extension() == ".h" || entry.path().extension() == ".hpp")
        files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const std::filesystem::path &file : files)
    headers += readFile(file) + '\0';
  const std::string key =
      catalog::sha256(text + '\0' + headers + commandLine(command) + '\0' + toolchain.cxxVersion);
  BuildResult result = compileCached(key, command, absolute, "", absolute.parent_path(), toolchain);
  if (result.verdict != BuildVerdict::Ok && result.reason.empty())
    result.reason = "the compiler reports: " + firstError(result.log);
  result.log = truncated(result.log);
  return result;
}

} // namespace accelscope::evaluator
